import type { MeasureText } from "./measure-text.ts";

interface WrapOptions {
  /** In em. */
  readonly maxWidth: number;
  /** Whether a line may end inside a word that is wider than a line. */
  readonly breaksWords: boolean;
  readonly measure: MeasureText;
}

/** In em. */
const MIN_STEP = 0.01;

/** Wraps a text into as few lines as possible, of about the same width, so that the last word is not alone. */
export function wrapEvenly(text: string, options: WrapOptions): readonly string[] {
  const { breaksWords, measure } = options;
  const filled = wrapText(text, options);
  // In narrower lines, more words would be broken.
  if (breaksWords || filled.length < 2) return filled;
  let lines = filled;
  for (;;) {
    const maxWidth = Math.max(...lines.map(measure)) - MIN_STEP;
    const narrower = wrapText(text, { ...options, maxWidth });
    const isNarrower = narrower.every((line) => measure(line) <= maxWidth);
    if (narrower.length > filled.length || !isNarrower) return lines;
    lines = narrower;
  }
}

/** Fills each line with as many words as it holds. A word that is too wide gets a line of its own, or several. */
function wrapText(
  text: string,
  { maxWidth, breaksWords, measure }: WrapOptions,
): readonly string[] {
  const parts = splitWords(text).flatMap((word) =>
    breaksWords && measure(word.trimEnd()) > maxWidth ? splitCharacters(word) : word,
  );
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    if (line !== "" && measure((line + part).trimEnd()) > maxWidth) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  }
  return [...lines, line.trimEnd()].filter((each) => each !== "");
}

/** Splits a text where a line may end. Spaces stay with the word before them. */
function splitWords(text: string): string[] {
  const words: string[] = [];
  let previous = "";
  for (const character of splitCharacters(text.trim())) {
    const last = words.length - 1;
    if (last < 0 || endsWord(previous, character)) words.push(character);
    else words[last] += character;
    previous = character;
  }
  return words;
}

const SPACE = /^\s/u;
const HYPHEN = /^[-–—/]/u;
const LETTER = /^[\p{L}\p{N}]/u;
/** Scripts without spaces, and emoji. */
const BREAKABLE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/u;
/** Characters that do not start a line, and those that do not end one. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\sー々]/u;
const OPENING = /^[\p{Ps}\p{Pi}]/u;

function endsWord(character: string, next: string): boolean {
  if (SPACE.test(character)) return !SPACE.test(next);
  if (HYPHEN.test(character)) return LETTER.test(next);
  if (OPENING.test(character) || CLOSING.test(next)) return false;
  return BREAKABLE.test(character) || BREAKABLE.test(next);
}

/** With their accents, and joined emoji as one. Firefox 115 has no Intl.Segmenter. */
const CHARACTER = /(?:\p{RI}\p{RI}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200D.)*/gsu;

const splitCharacters = (text: string): string[] => text.match(CHARACTER) ?? [];
