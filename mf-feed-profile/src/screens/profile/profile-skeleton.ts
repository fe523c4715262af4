import type { Skeleton } from "@topout/shared/remote";

export const profileSkeleton: Skeleton = {
  style: { "max-width": "1104px", margin: "0 auto" },
  blocks: [
    {
      style: {
        height: "168px",
        margin: "0 calc(var(--gut) * -1)",
        background: "var(--sunken)",
      },
      wide: { height: "220px", margin: "0", "border-radius": "0 0 28px 28px" },
    },
    {
      style: {
        position: "relative",
        width: "96px",
        height: "96px",
        "margin-top": "-46px",
        "border-radius": "50%",
        background: "var(--sunken)",
        "box-shadow": "0 0 0 5px var(--bg)",
      },
      wide: { width: "128px", height: "128px", "margin-top": "-58px" },
    },
  ],
};
