import { cardStyle, type Skeleton } from "@topout/shared/remote";

import { routeListTexts } from "../../features/route-list/route-list-texts.ts";

const MAP_BORDER = "1px solid var(--line)";

const chips = {
  style: {
    display: "flex",
    gap: "8px",
    "align-items": "center",
    height: "48px",
    overflow: "hidden",
  },
  wide: { "grid-column": "1 / -1" },
  items: [
    {
      style: {
        flex: "none",
        width: "44px",
        height: "44px",
        "border-radius": "14px",
        background: "var(--sunken)",
      },
    },
    {
      count: 4,
      style: {
        flex: "none",
        width: "92px",
        height: "40px",
        "border-radius": "99px",
        background: "var(--sunken)",
      },
    },
  ],
};

export const mapBlock = {
  style: {
    position: "relative",
    overflow: "hidden",
    height: "min(412px, 62dvh)",
    margin: "0 calc(var(--gut) * -1)",
    "border-block": MAP_BORDER,
    background:
      "radial-gradient(circle at center, var(--tnut) 1.1px, transparent 1.6px) center / 18px 18px var(--map-bg)",
  },
  wide: { height: "100%", margin: "0", border: MAP_BORDER, "border-radius": "var(--r-xl)" },
};

const searchField = {
  text: routeListTexts.searchPlaceholder,
  style: {
    height: "48px",
    padding: "0 44px",
    border: "1.5px solid var(--line-strong)",
    "border-radius": "var(--r-md)",
    background: "var(--surface)",
    color: "var(--text-3)",
    font: "var(--t-body)",
    "font-size": "1rem",
    "line-height": "45px",
    "white-space": "nowrap",
    overflow: "hidden",
  },
};

const list = {
  style: {
    display: "grid",
    gap: "12px",
    "align-content": "start",
    "min-height": "0",
    "padding-top": "6px",
    overflow: "hidden",
  },
  items: [
    {
      text: routeListTexts.title,
      style: { font: "var(--t-h2)", "letter-spacing": "-0.014em", "line-height": "44px" },
    },
    searchField,
    { style: { ...cardStyle, height: "74px" }, count: 8 },
  ],
};

/** The sizes are those of the screen. */
export const dashboardSkeleton: Skeleton = {
  style: { display: "grid", "grid-template-columns": "minmax(0, 1fr)", gap: "12px" },
  wide: {
    "grid-template-rows": "auto minmax(0, 1fr)",
    "grid-template-columns": "minmax(0, 1fr) 424px",
    gap: "12px 24px",
    height: "calc(100dvh - var(--top))",
    "min-height": "520px",
    margin: "0 calc(50% - 50vw + var(--gut)) -40px",
    padding: "16px 0 20px",
  },
  blocks: [chips, { ...mapBlock, hasDrawing: true }, list],
};
