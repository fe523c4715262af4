import { foldText, getWords } from "@topout/shared/domain";

import { getLetters } from "./get-letters.ts";

interface Part {
  readonly text: string;
  readonly isMatch: boolean;
  /** The position in the whole text. */
  readonly start: number;
}

/** Splits a text into the parts that match a search and those between them, as the search of the server does. */
export function findWordStarts(text: string, query: string): Part[] {
  const queryWords = getWords(query);
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)].flatMap(
    ({ 0: part, index: start }) => {
      const length = Math.max(0, ...queryWords.map((word) => getMatchLength(part, word)));
      return [
        { text: part.slice(0, length), isMatch: true, start },
        { text: part.slice(length), isMatch: false, start: start + length },
      ].filter((piece) => piece.text);
    },
  );
}

/** Returns the length of the start that the word matches. A folded letter can have another length: "ß" is "ss". */
function getMatchLength(text: string, word: string): number {
  if (!foldText(text).startsWith(word)) return 0;
  let start = "";
  for (const letter of getLetters(text)) {
    if (foldText(start).length >= word.length) break;
    start += letter;
  }
  return start.length;
}
