/** Splits a text into its letters. An accent can be a character of its own, and belongs to its letter. */
export const getLetters = (text: string): readonly string[] => text.match(/.\p{M}*/gsu) ?? [];
