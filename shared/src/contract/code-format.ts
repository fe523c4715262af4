/**
 * The characters of a code. None of them looks like another one in print (0/O, 1/I/L), and without vowels no code spells
 * a word. The database functions that create codes contain the same characters.
 */
export const CODE_CHARACTERS = "23456789BCDFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 6;
