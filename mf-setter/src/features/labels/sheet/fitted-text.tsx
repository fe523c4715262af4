import { fitText, LINE_HEIGHT, type TextBox } from "../model/fit-text.ts";
import type { MeasureText } from "../model/measure-text.ts";

interface FittedTextProps extends TextBox {
  text: string;
  /** The left top corner of the box, in millimetres. */
  x: number;
  y: number;
  /** Where the lines are in the box. */
  align?: "top" | "middle" | "bottom";
  anchor?: "start" | "middle" | "end";
  measure: MeasureText;
  className?: string;
}

const BOX_PART = { top: 0, middle: 0.5, bottom: 1 };
const ANCHOR_PART = { start: 0, middle: 0.5, end: 1 };
/** The distance of the baseline from the top of its line, in em. */
const ASCENT = 0.86;

/** A text as large as its box allows. */
export function FittedText(props: FittedTextProps) {
  const { text, x, y, width, height, sizes, measure, align = "top", anchor = "start" } = props;
  const { lines, fontSize } = fitText(text, { width, height, sizes }, measure);
  const lineHeight = fontSize * LINE_HEIGHT;
  const top = y + (height - lines.length * lineHeight) * BOX_PART[align];

  return lines.map((line, index) => (
    <text
      // oxlint-disable-next-line react/no-array-index-key -- Two lines can be equal.
      key={index}
      className={props.className}
      x={x + width * ANCHOR_PART[anchor]}
      y={top + index * lineHeight + ASCENT * fontSize}
      fontSize={fontSize}
      textAnchor={anchor}
    >
      {line}
    </text>
  ));
}
