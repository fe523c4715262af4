import { images } from "@topout/shared/contract";
import { firstRequest, pathParam, type Skeleton } from "@topout/shared/remote";

/** The photo of the route in the link. The document contains the version of a photo that exists. */
const photo = firstRequest(images.route, {
  params: { route_id: pathParam("route") },
  query: { v: pathParam("photoVersion") },
});

const bar = { "border-radius": "18px", background: "var(--sunken)" };

/** The sizes are those of the panel. */
export const routePanelSkeleton: Skeleton = {
  blocks: [
    {
      style: {
        height: "min(322px, 48dvh)",
        "min-height": "11.75rem",
        overflow: "hidden",
        background: "var(--sunken)",
      },
      wide: { height: "min(300px, 48dvh)" },
      items: [
        {
          image: photo,
          style: {
            width: "100%",
            height: "100%",
            "object-fit": "cover",
            "object-position": "50% 30%",
          },
        },
      ],
    },
    {
      style: { display: "grid", gap: "18px", padding: "12px 16px" },
      items: [
        { style: { ...bar, width: "60%", height: "28px" } },
        { style: { ...bar, height: "60px" }, count: 2 },
      ],
    },
  ],
};
