import * as z from "zod/mini";

/** In code points, as JSON Schema and PostgreSQL count them. See docs/decisions/0076-display-names.md. */
export const MAX_DISPLAY_NAME_LENGTH = 40;

/** The scripts that join or separate letters with the invisible U+200C and U+200D. */
const JOINING_LETTER =
  "[\\p{sc=Arab}\\p{sc=Beng}\\p{sc=Deva}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Orya}\\p{sc=Sinh}\\p{sc=Taml}\\p{sc=Telu}]";

/** An emoji, also as a part of a sequence such as that of a family. */
const EMOJI = "\\p{ExtPict}[\\uFE0F\\p{EMod}]?(?:\\u200D(?=\\p{ExtPict}|[\\u2640\\u2642]))?";

/** `DI` are invisible characters such as U+200B, and U+2800 is a blank Braille pattern. */
const VISIBLE_CHARACTER = "[^\\p{C}\\p{DI}\\u2800]";

const VISIBLE_TEXT = new RegExp(
  `^(?:${JOINING_LETTER}[\\u200C\\u200D](?=${JOINING_LETTER})|${EMOJI}|${VISIBLE_CHARACTER})*$`,
  "u",
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
    z.regex(VISIBLE_TEXT, "Invisible characters are not allowed"),
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
