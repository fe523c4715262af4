import type { Skeleton } from "./first-load.ts";

interface ListSkeleton {
  /** The space of the heading above the cards. */
  readonly top: string;
  readonly wideTop?: string;
  /** A card for each height, or eight of one height. */
  readonly heights: readonly string[] | string;
  readonly gap?: string;
  readonly maxWidth?: string;
}

export const cardStyle = {
  border: "1px solid var(--line)",
  "border-radius": "var(--r-lg)",
  background: "var(--surface)",
};

/** A skeleton of cards below the heading of the screen. */
export function createListSkeleton(list: ListSkeleton): Skeleton {
  const { top, wideTop = top, heights, gap = "12px", maxWidth = "none" } = list;
  return {
    style: { "max-width": maxWidth, margin: "0 auto" },
    blocks: [
      {
        style: { display: "grid", gap, "margin-top": top },
        wide: { "margin-top": wideTop },
        items:
          typeof heights === "string"
            ? [{ style: { ...cardStyle, height: heights }, count: 8 }]
            : heights.map((height) => ({ style: { ...cardStyle, height } })),
      },
    ],
  };
}
