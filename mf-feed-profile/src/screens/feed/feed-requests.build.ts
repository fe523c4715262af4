import { activities, circuits, gymSearch, images, users, videos } from "@topout/shared/contract";
import { CURRENT_GYM, firstRequest, pathParam } from "@topout/shared/remote";

/** The first requests of the feed. */
export const feedRequests = {
  gyms: firstRequest(gymSearch.page, { query: {} }),
  activities: firstRequest(activities.page, { query: { page: 1 } }),
  videos: firstRequest(videos.feed, { query: {} }),
  circuits: firstRequest(circuits.list, { params: { gym_id: CURRENT_GYM } }),
};

/** The document requests the account of a signed-in user on every screen. */
export const accountRequest = firstRequest(users.me, {});

export const userPlaceholder = pathParam("user");

/** The photo of the user `userPlaceholder`. */
export const profilePhoto = firstRequest(images.profilePhoto, {
  params: { user_id: userPlaceholder },
  query: {},
});

export const videoPlaceholder = pathParam("video");

/** The thumbnail of the video `videoPlaceholder`. */
export const videoThumbnail = firstRequest(videos.thumbnail, {
  params: { video_id: videoPlaceholder },
  query: {},
});
