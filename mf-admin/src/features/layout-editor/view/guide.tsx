import { GUIDE_BOX } from "@topout/shared/gym-map";
import { memo } from "react";

import { GRID_SIZE } from "../model/snap.ts";

/** How far the grid continues beyond the guide box. */
const MARGIN = 20;

const range = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / GRID_SIZE) + 1 }, (_, i) => from + i * GRID_SIZE);

function createGridPath(): string {
  const { left, top, right, bottom } = GUIDE_BOX;
  const x = { from: left - MARGIN, to: right + MARGIN };
  const y = { from: top - MARGIN - 5, to: bottom + MARGIN + 5 };
  const columns = range(x.from, x.to).map((column) => `M${column} ${y.from}V${y.to}`);
  const rows = range(y.from, y.to).map((row) => `M${x.from} ${row}H${x.to}`);
  return [...columns, ...rows].join("");
}

const GRID_PATH = createGridPath();

/** The grid, the guide box and the origin. */
export const Guide = memo(function Guide() {
  const { left, top, right, bottom } = GUIDE_BOX;
  return (
    <>
      <path className="grid" d={GRID_PATH} />
      <rect className="guide" x={left} y={top} width={right - left} height={bottom - top} />
      <text className="guide-size" x={left + 1} y={top - 3.5}>
        {`${right - left} × ${bottom - top}`}
      </text>
      <path className="origin" d="M-6 0H6M0 -6V6" />
    </>
  );
});
