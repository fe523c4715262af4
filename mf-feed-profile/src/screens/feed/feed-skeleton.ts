import { cardStyle, type Skeleton } from "@topout/shared/remote";

import { feedTexts } from "./feed-texts.ts";

/** The sizes are those of the screen. */
export const feedSkeleton: Skeleton = {
  style: { "max-width": "620px", margin: "0 auto", "padding-top": "6px" },
  wide: { "padding-top": "24px" },
  blocks: [
    {
      items: [
        {
          text: feedTexts.title,
          style: { font: "var(--t-h1)", "letter-spacing": "-0.02em", "line-height": "44px" },
        },
      ],
    },
    {
      hasDrawing: true,
      style: { display: "grid", gap: "14px", "margin-top": "14px" },
      wide: { "margin-top": "16px" },
      items: [{ style: { ...cardStyle, height: "254px" }, count: 8 }],
    },
  ],
};
