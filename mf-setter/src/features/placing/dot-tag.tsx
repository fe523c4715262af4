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

/**
 * The text above the last or the selected dot. It has no transform: with one, the browser would sort all dots into layers
 * again at each tap.
 */
export function DotTag({ x, y, scale, text }: DotTagProps) {
  const width = (text.length * LETTER_WIDTH + 2 * PADDING) * scale;
  const height = HEIGHT * scale;
  const middle = y - OFFSET * scale;
  return (
    <g className="pill tag" data-chosen="true">
      <rect
        x={x - width / 2}
        y={middle - height / 2}
        width={width}
        height={height}
        rx={3.5 * scale}
      />
      <text x={x} y={middle + 0.3 * scale}>
        {text}
      </text>
    </g>
  );
}
