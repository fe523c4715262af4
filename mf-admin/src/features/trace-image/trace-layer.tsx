import { useEffect, useRef } from "react";

import type { Trace } from "./use-trace.ts";

const OPACITY = 0.5;
const END_RADIUS = 3;

/** The image below the drawing, and the measured line. */
export function TraceLayer({ trace }: { trace: Trace }) {
  const { image, measuredLine = [] } = trace;
  const [start, end] = measuredLine;
  return (
    <g className="trace">
      {image && <PlacedImage blob={image.blob} {...image.place} />}
      {start && end && <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />}
      {measuredLine.map(({ x, y }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Both ends can be at one position.
        <circle key={index} cx={x} cy={y} r={END_RADIUS} />
      ))}
    </g>
  );
}

interface PlacedImageProps {
  blob: Blob;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Uses a blob URL, because the content security policy forbids data URLs. */
function PlacedImage({ blob, ...place }: PlacedImageProps) {
  const element = useRef<SVGImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(blob);
    element.current?.setAttribute("href", url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return <image ref={element} {...place} opacity={OPACITY} preserveAspectRatio="none" />;
}
