/** What the screens need before their code has loaded. */
import { createListSkeleton, defineFirstLoad } from "@topout/shared/remote";

const skeleton = createListSkeleton({ top: "68px", heights: "74px" });

export const firstLoad = defineFirstLoad("admin", {
  users: { skeleton },
  audit: { skeleton },
  releases: { skeleton },
  backups: { skeleton },
  reports: { skeleton },
  gyms: { skeleton },
});
