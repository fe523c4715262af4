import { cardStyle, type Skeleton } from "@topout/shared/remote";

import { dashboardSkeleton, mapBlock } from "../dashboard/dashboard-skeleton.ts";
import { WALL_MAP_HEIGHT } from "./wall-map-height.ts";
import { wallTexts } from "./wall-texts.ts";

const header = {
  hasDrawing: true,
  style: { display: "grid", "align-content": "start", height: "58px", "padding-top": "4px" },
  wide: { "grid-column": "1 / -1" },
  items: [
    { text: wallTexts.position, style: { color: "var(--text-2)", font: "var(--t-small)" } },
    {
      style: {
        width: "148px",
        height: "32px",
        "border-radius": "10px",
        background: "var(--sunken)",
      },
    },
  ],
};

const map = { ...mapBlock, style: { ...mapBlock.style, height: WALL_MAP_HEIGHT } };

const list = {
  style: { display: "grid", gap: "12px", "align-content": "start", overflow: "hidden" },
  items: [
    { text: wallTexts.list, style: { font: "var(--t-h2)", "line-height": "56px" } },
    { style: { ...cardStyle, height: "77px" }, count: 6 },
  ],
};

/** The sizes are those of the screen. */
export const wallSkeleton: Skeleton = { ...dashboardSkeleton, blocks: [header, map, list] };
