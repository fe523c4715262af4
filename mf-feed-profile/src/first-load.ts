/** What the screens need before their code has loaded. */
import { gymSearch, profiles } from "@topout/shared/contract";
import {
  createListSkeleton,
  defineFirstLoad,
  firstRequest,
  pathParam,
} from "@topout/shared/remote";

import { feedRequests } from "./screens/feed/feed-requests.build.ts";
import { feedSkeleton } from "./screens/feed/feed-skeleton.ts";
import { profileSkeleton } from "./screens/profile/profile-skeleton.ts";

const username = pathParam("username");

export const firstLoad = defineFirstLoad("feedProfile", {
  feed: {
    requests: Object.values(feedRequests),
    drawing: "src/screens/feed/first-entries/first-entries.ts",
    skippedWith: { param: "gym", preference: "feedGymId" },
    skeleton: feedSkeleton,
  },
  profile: {
    requests: [
      firstRequest(gymSearch.page, { query: {} }),
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
      heights: ["238px", "340px", "112px", "150px"],
      gap: "16px",
      maxWidth: "680px",
    }),
  },
});
