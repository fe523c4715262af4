const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  ς: "σ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** Replaces accented letters and capitals by their base letters, and punctuation by spaces: "Café-Nord" is "cafe nord". */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replaceAll(/[øłđðıςßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[\s!-/:-@[-`{-~\u2000-\u206F\u3000-\u303F]+/g, " ");

/** Returns the folded words of a text. */
export const getWords = (text: string): string[] => foldText(text).split(" ").filter(Boolean);
