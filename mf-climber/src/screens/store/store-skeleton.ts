import { cardStyle, type Skeleton } from "@topout/shared/remote";

export const storeSkeleton: Skeleton = {
  style: {
    display: "grid",
    "grid-template-columns": "minmax(0, 1fr)",
    gap: "18px",
    "max-width": "1120px",
    margin: "0 auto",
    "padding-top": "8px",
  },
  wide: {
    "grid-template-columns": "minmax(0, 1.15fr) minmax(0, 1fr)",
    gap: "56px",
    padding: "32px 28px",
  },
  blocks: [
    {
      style: {
        "aspect-ratio": "1.35",
        "border-radius": "var(--r-xl)",
        background: "var(--sunken)",
      },
      wide: { "aspect-ratio": "1" },
    },
    {
      style: { display: "grid", gap: "12px", "align-content": "start", "margin-top": "6px" },
      items: [{ style: { ...cardStyle, height: "74px" }, count: 8 }],
    },
  ],
};
