import type { MeasureText } from "./measure-text.ts";
import { wrapEvenly } from "./wrap-text.ts";

/** In points, and the lines that the text may have at this size. */
export interface TextSize {
  readonly pt: number;
  readonly lines: number;
}

export interface TextBox {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** The largest first. */
  readonly sizes: readonly TextSize[];
}

export interface FittedText {
  readonly lines: readonly string[];
  /** In millimetres. */
  readonly fontSize: number;
}

const MM_PER_PT = 25.4 / 72;
/** The distance of two baselines, in em. */
export const LINE_HEIGHT = 1.12;
/** A browser may draw a text a little wider than it measures it. */
const TOLERANCE = 0.98;
/** The step to the next size below the smallest one, and the number of steps. */
const SHRINK = 0.9;
const MAX_STEPS = 60;

/**
 * Finds the largest size at which the whole text fits, first without a break inside a word. A text that fits at none of
 * the sizes gets more lines, and then becomes smaller: it is never cut.
 */
export function fitText(text: string, box: TextBox, measure: MeasureText): FittedText {
  for (const breaksWords of [false, true]) {
    for (const { pt, lines: maxLines } of box.sizes) {
      const fitted = fitAt(text, { ...box, pt, maxLines, breaksWords }, measure);
      if (fitted) return fitted;
    }
  }
  return shrinkToFit(text, box, measure);
}

/** The width of the text at the size at which it fits, in millimetres. */
export function getFittedWidth(text: string, box: TextBox, measure: MeasureText): number {
  const { lines, fontSize } = fitText(text, box, measure);
  return Math.max(...lines.map(measure)) * fontSize;
}

interface Attempt extends TextBox {
  readonly pt: number;
  readonly maxLines: number;
  readonly breaksWords: boolean;
}

function fitAt(text: string, attempt: Attempt, measure: MeasureText): FittedText | undefined {
  const fontSize = attempt.pt * MM_PER_PT;
  const maxWidth = (attempt.width * TOLERANCE) / fontSize;
  const lines = wrapEvenly(text, { maxWidth, breaksWords: attempt.breaksWords, measure });
  const fits =
    lines.length <= attempt.maxLines &&
    lines.length * LINE_HEIGHT * fontSize <= attempt.height &&
    lines.every((line) => measure(line) <= maxWidth);
  return fits ? { lines, fontSize } : undefined;
}

function shrinkToFit(text: string, box: TextBox, measure: MeasureText): FittedText {
  const smallest = box.sizes.at(-1)?.pt ?? 1;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const pt = smallest * SHRINK ** step;
    const fitted = fitAt(text, { ...box, pt, maxLines: Infinity, breaksWords: true }, measure);
    if (fitted) return fitted;
  }
  const fontSize = Math.min((box.width * TOLERANCE) / measure(text), box.height / LINE_HEIGHT);
  return { lines: [text], fontSize };
}
