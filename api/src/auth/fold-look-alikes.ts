import unhomoglyph from "unhomoglyph";

/** Small capitals, to which the data of Unicode reduces some Cyrillic and Greek letters, and signs in place of letters. */
const LETTERS = new Map<string, string>([
  ...pair("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍʍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmmnoprstuvwyz"),
  ...pair("@$", "as"),
]);

function pair(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, index): [string, string] => [letter, to.charAt(index)]);
}

/**
 * Returns the same text for texts that look alike (UTS #39): full-width, Cyrillic and Greek letters, accents, separators,
 * "1" and "l", "rn" and "m". Only for comparisons.
 */
export const foldLookAlikes = (text: string): string =>
  unhomoglyph(
    unhomoglyph(text.normalize("NFKD").replaceAll(/[\p{M}\p{DI}]/gu, ""))
      .toLowerCase()
      .replaceAll(/[^]/gu, (letter) => LETTERS.get(letter) ?? letter),
  )
    .toLowerCase()
    .replaceAll(/[i|!]/g, "l")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("vv", "w");
