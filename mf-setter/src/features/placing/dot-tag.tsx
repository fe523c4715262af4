interface DotTagProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const HEIGHT = 12;
/** The distance of the tag's middle from the dot. */
const OFFSET = 19;
const LETTER_WIDTH = 3.1;
const PADDING = 5;

/** The text above the last or the selected dot. */
export function DotTag({ x, y, text }: DotTagProps) {
  const width = text.length * LETTER_WIDTH + 2 * PADDING;
  return (
    <g className="pill" data-chosen="true">
      <rect x={x - width / 2} y={y - OFFSET - HEIGHT / 2} width={width} height={HEIGHT} rx={3.5} />
      <text x={x} y={y - OFFSET + 0.3}>
        {text}
      </text>
    </g>
  );
}
