import * as z from "zod/mini";

/** In code points, as JSON Schema and PostgreSQL count them. See docs/decisions/0076-display-names.md. */
export const MAX_DISPLAY_NAME_LENGTH = 40;

/** Between letters of these scripts, the invisible U+200C and U+200D separate or join them. */
const JOINED_LETTER =
  /([\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])[\u200C\u200D](?=[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])/gu;

/** In an emoji, U+FE0F selects its form, and U+200D joins it with the next one, as in that of a family. */
const EMOJI_FORM = /(\p{Extended_Pictographic})\uFE0F/gu;
const JOINED_EMOJI =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})/gu;

/** `DI` are invisible characters such as U+200B, and U+2800 is a blank Braille pattern. */
const VISIBLE_TEXT = /^[^\p{C}\p{DI}\u2800]*$/u;

const isVisible = (text: string): boolean =>
  VISIBLE_TEXT.test(
    text
      .replaceAll(JOINED_LETTER, "$1")
      .replaceAll(EMOJI_FORM, "$1")
      .replaceAll(JOINED_EMOJI, "$1"),
  );

const AT_MOST_40_CHARACTERS = /^[^]{0,40}$/u;

/** A mark, such as an accent, changes the character before it. */
const STARTS_WITHOUT_MARK = /^(?!\p{M})/u;

/** Replaces each sequence of spaces of any kind by one space. Keeps tabs and line breaks, which are not allowed. */
export const normalizeDisplayName = (name: string): string =>
  name
    .normalize("NFC")
    .replaceAll(/\p{Z}+/gu, " ")
    .replaceAll(/^ | $/g, "");

export const countCharacters = (text: string): number => Array.from(text).length;

const Text = z
  .string()
  .check(
    z.overwrite(normalizeDisplayName),
    z.regex(AT_MOST_40_CHARACTERS, { error: "Use at most 40 characters", abort: true }),
    z.refine(isVisible, "Invisible characters are not allowed"),
    z.regex(STARTS_WITHOUT_MARK, "Start with a letter, a number or a symbol"),
  );

/** The name of a person in any script. A blank text becomes null. The OpenAPI document needs the type after the transform. */
export const DisplayName = z.pipe(
  z.pipe(
    z.nullable(Text),
    z.transform((name) => name || null),
  ),
  z.nullable(z.string()),
);
