/** What the screens need before their code has loaded. */
import { createListSkeleton, defineFirstLoad } from "@topout/shared/remote";

export const firstLoad = defineFirstLoad("setter", {
  routeSetting: { skeleton: createListSkeleton({ top: "68px", heights: "74px" }) },
});
