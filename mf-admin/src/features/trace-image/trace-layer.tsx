import { useEffect, useRef } from "react";

import type { Trace } from "./use-trace.ts";

const OPACITY = 0.5;
const END_RADIUS = 3;

/** The picture below the drawing, and the measured line. */
export function TraceLayer({ trace }: { trace: Trace }) {
  const { picture, measure = [] } = trace;
  const [start, end] = measure;
  return (
    <g className="trace">
      {picture && <TraceImage blob={picture.blob} {...picture.place} />}
      {start && end && <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />}
      {measure.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={END_RADIUS} />
      ))}
    </g>
  );
}

interface TraceImageProps {
  blob: Blob;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The page's policy forbids data URLs. */
function TraceImage({ blob, ...place }: TraceImageProps) {
  const image = useRef<SVGImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(blob);
    image.current?.setAttribute("href", url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return <image ref={image} {...place} opacity={OPACITY} preserveAspectRatio="none" />;
}
