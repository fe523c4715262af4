/** What the screens need before their code has loaded. */
import { createListSkeleton, defineFirstLoad } from "@topout/shared/remote";

const skeleton = createListSkeleton({ top: "68px", heights: "74px" });

export const firstLoad = defineFirstLoad("setter", {
  routeSetting: { skeleton },
  archive: { skeleton },
  insights: { skeleton },
  labels: { skeleton },
  notes: { skeleton },
  resets: { skeleton },
});
