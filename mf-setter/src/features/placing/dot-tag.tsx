interface DotTagProps {
  readonly x: number;
  readonly y: number;
  /** Of the dots, on a zoomed map. */
  readonly scale: number;
  readonly text: string;
}

const HEIGHT = 12;
/** The distance of the tag's middle from the dot. */
const OFFSET = 19;
const LETTER_WIDTH = 3.1;
const PADDING = 5;

/** The text above the last or the selected dot. */
export function DotTag({ x, y, scale, text }: DotTagProps) {
  const width = text.length * LETTER_WIDTH + 2 * PADDING;
  return (
    <g className="pill" data-chosen="true" transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x={-width / 2} y={-OFFSET - HEIGHT / 2} width={width} height={HEIGHT} rx={3.5} />
      <text y={-OFFSET + 0.3}>{text}</text>
    </g>
  );
}
