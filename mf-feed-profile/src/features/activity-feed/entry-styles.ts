import { color, tracking, typography } from "@topout/shared/theme";

import { BOARD_SIZES_PX } from "./board-capacity.ts";

/** The styles of the parts of an entry, as text, because its drawing has no styled components. */
export const entryStyles = {
  row: "display: flex; gap: 11px; align-items: center;",
  name: `
    overflow: hidden;
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
    text-overflow: ellipsis;
    white-space: nowrap;
  `,
  details: `color: ${color["text-3"]}; font: ${typography.small}; overflow-wrap: anywhere;`,
  activity: "padding: 14px 14px 10px;",
  board: `
    display: flex;
    flex-wrap: wrap;
    gap: ${BOARD_SIZES_PX.gap}px;
    align-items: center;
    width: 100%;
    margin: 12px 0 10px;
    padding: 13px ${BOARD_SIZES_PX.paddingX}px;
    border-radius: 16px;
    background-color: ${color.board};
  `,
  overflow: `
    padding-left: 4px;
    color: ${color.text};
    font: ${typography.label};
    font-variant-numeric: tabular-nums;
  `,
  counts: "display: flex; flex-wrap: wrap; gap: 7px;",
  footer: `
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    margin-top: 12px;
    padding-top: 10px;
    border-top: 1px solid ${color.line};
  `,
};
