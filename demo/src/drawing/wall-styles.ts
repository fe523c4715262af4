import type { WallStyle } from "./wall.ts";

/** Each area of a gym has its own wall style, so that photos show where they were taken. */
export const wallStyles = {
  "Comp Wall": { color: "#c3c7ca", relief: 0.2, columns: 3, rows: 3, skew: 0.3 },
  "The Cave": { color: "#a7a199", relief: 0.24, columns: 2, rows: 4, skew: 0.26 },
  "The Island": { color: "#cfa873", relief: 0.2, columns: 3, rows: 2, skew: 0.34 },
  "Main Wall": { color: "#c9c0b0", relief: 0.17, columns: 3, rows: 2, skew: 0.22 },
  "The Slab": { color: "#b4bfc0", relief: 0.12, columns: 2, rows: 2, skew: 0.2 },
  "Warm Up": { color: "#d8c29a", relief: 0.14, columns: 3, rows: 2, skew: 0.16 },
  "The Slipway": { color: "#a3b8b6", relief: 0.12, columns: 2, rows: 2, skew: 0.14 },
  "The Hull": { color: "#6f8b9b", relief: 0.24, columns: 2, rows: 4, skew: 0.3 },
  "The Prow": { color: "#c1946a", relief: 0.22, columns: 3, rows: 3, skew: 0.32 },
  "Quay Wall": { color: "#9a958b", relief: 0.16, columns: 3, rows: 2, skew: 0.1 },
} as const satisfies Readonly<Record<string, WallStyle>>;

export type AreaName = keyof typeof wallStyles;
