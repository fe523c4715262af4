/** What the screens need before their code has loaded. */
import { activities, circuits, gyms, profiles } from "@topout/shared/contract";
import {
  createListSkeleton,
  CURRENT_GYM,
  defineFirstLoad,
  firstRequest,
  pathParam,
} from "@topout/shared/remote";

import { profileSkeleton } from "./screens/profile/profile-skeleton.ts";

const username = pathParam("username");

export const firstLoad = defineFirstLoad("feedProfile", {
  feed: {
    requests: [
      firstRequest(gyms.list, {}),
      firstRequest(activities.page, { query: { page: 1 } }),
      firstRequest(circuits.list, { params: { gym_id: CURRENT_GYM } }),
    ],
    skippedWith: { param: "gym", preference: "feedGymId" },
    skeleton: createListSkeleton({ top: "50px", heights: "245px", maxWidth: "620px" }),
  },
  profile: {
    requests: [
      firstRequest(gyms.list, {}),
      firstRequest(profiles.get, { params: { username } }),
      firstRequest(profiles.stats, { params: { username }, query: {} }),
      firstRequest(profiles.climbs, { params: { username }, query: { limit: 200 } }),
    ],
    skippedWith: { param: "view" },
    skeleton: profileSkeleton,
  },
  settings: {
    skeleton: createListSkeleton({
      top: "52px",
      wideTop: "78px",
      heights: ["238px", "340px", "150px"],
      gap: "16px",
      maxWidth: "680px",
    }),
  },
});
