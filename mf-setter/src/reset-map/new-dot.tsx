import { memo } from "react";

import { DotShape, transformPath } from "@topout/shared/gym-map";
import type { Skin } from "@topout/shared/theme";
import { getHoldPath, MAP_HOLD_SCALE } from "@topout/shared/ui";

export interface NewDotProps {
  readonly x: number;
  readonly y: number;
  readonly skin: Skin;
  readonly initial: string | undefined;
  readonly name: string | undefined;
  readonly scale: number;
  /** Whether the server has not stored it yet. */
  readonly isWaiting: boolean;
}

/** A new route: a sticker, with its name below. */
export const NewDot = memo(function NewDot({ name, isWaiting, ...shape }: NewDotProps) {
  const { x, y, skin, scale } = shape;
  const clock = { x: x + 7 * scale, y: y - 7 * scale };
  const d = transformPath(getHoldPath(skin, "plain"), {
    translate: { x, y },
    scale: MAP_HOLD_SCALE * scale,
  });
  return (
    <g data-circuit={skin} data-state="plain">
      <path className="sticker-edge" d={d} />
      <path className="sticker" d={d} />
      <DotShape {...shape} state="plain" />
      {name !== undefined && (
        <text className="dot-label" x={x} y={y + 14.5 * scale}>
          {name}
        </text>
      )}
      {isWaiting && (
        <g className="clock">
          <circle cx={clock.x} cy={clock.y} r={3.6 * scale} />
          <path d={`M${clock.x} ${clock.y - 2 * scale}V${clock.y}h${1.6 * scale}`} />
        </g>
      )}
    </g>
  );
});
