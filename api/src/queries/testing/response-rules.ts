import type {
  ActivityPage,
  ArchivePage,
  Climb,
  GymScreen,
  SentBy,
  SingleRoute,
  Stats,
  Video,
} from "@topout/shared/contract";

import { expect } from "vitest";

import type { TestApi } from "../../testing/index.ts";
import type { VideoState } from "./privacy-scenario.ts";

/** The privacy settings of a user, what reports have done to their video, and who the viewer is. */
export interface PrivacyCase {
  readonly profile: boolean;
  readonly sends: boolean;
  readonly video: VideoState;
  readonly isSelf: boolean;
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
}

interface Target {
  readonly route: string;
  readonly gym: string;
  readonly ann: string;
  readonly video: string;
  readonly fetch: TestApi["fetch"];
}

interface ResponseRule {
  /** The endpoint, for example `GET /videos/`. */
  readonly endpoint: string;
  /** Whether the response contains the user's name or media, for a viewer without a block. */
  readonly showsName: (privacyCase: PrivacyCase) => boolean;
  readonly readUsernames: (target: Target) => Promise<readonly string[]>;
}

export const readJson = async <T>(response: Promise<Response>) =>
  (await (await response).json()) as T;
export const readFeed = async ({ fetch }: Target) =>
  (await readJson<ActivityPage>(fetch("/api/activities/get_paginated"))).data;

const readGymScreen = ({ fetch, gym }: Target) =>
  readJson<GymScreen>(fetch(`/api/gyms/${gym}/screen`));

const readVideoUsernames = async (response: Promise<Response>) =>
  (await readJson<Video[]>(response)).map(({ username }) => username);

const isProfileVisible = ({ profile, isSelf }: PrivacyCase) => profile || isSelf;

/**
 * Only staff can load the files of a video that reports or staff hide. Its owner cannot, even as staff. Of a hidden
 * profile, the owner can too.
 */
const isVideoLoaded = ({ profile, video, isSelf, isStaff }: PrivacyCase) =>
  isStaff || (video === "shown" && (profile || isSelf));

/** Admins can load the photos of a hidden profile, because they decide about reports on photos. */
const isPhotoLoaded = (privacyCase: PrivacyCase) =>
  isProfileVisible(privacyCase) || privacyCase.isAdmin;

const createMediaRule = (
  endpoint: string,
  getPath: (target: Target) => string,
  showsName: ResponseRule["showsName"],
): ResponseRule => ({
  endpoint,
  showsName,
  readUsernames: async (target) =>
    (await target.fetch(`/api/${getPath(target)}`)).ok ? ["ann"] : [],
});

/** All responses that contain usernames or media of users, with their privacy rules. */
export const responseRules: Readonly<Record<string, ResponseRule>> = {
  "the feed, for sends": {
    endpoint: "GET /activities/get_paginated",
    showsName: ({ sends, isSelf }) => sends || isSelf,
    readUsernames: async (target) => (await readFeed(target)).map(({ username }) => username),
  },
  "the feed, for bumps": {
    endpoint: "GET /activities/get_paginated",
    showsName: isProfileVisible,
    readUsernames: async (target) =>
      (await readFeed(target)).flatMap(({ reactions }) =>
        reactions.map(({ username }) => username),
      ),
  },
  "the senders of a route": {
    endpoint: "GET /routes/sent_by/{route_id}",
    showsName: ({ profile, sends }) => profile && sends,
    readUsernames: async ({ fetch, route }) =>
      (await readJson<SentBy>(fetch(`/api/routes/sent_by/${route}`))).users.map(
        ({ username }) => username,
      ),
  },
  "the videos of a route": {
    endpoint: "GET /route_videos/{route_id}",
    // The owner still sees that reports hide the video.
    showsName: ({ profile, video, isSelf }) =>
      isSelf ? video !== "removed" : profile && video === "shown",
    readUsernames: ({ fetch, route }) => readVideoUsernames(fetch(`/api/route_videos/${route}`)),
  },
  "the newest videos": {
    endpoint: "GET /videos/",
    showsName: (privacyCase) => isProfileVisible(privacyCase) && privacyCase.video === "shown",
    readUsernames: ({ fetch }) => readVideoUsernames(fetch("/api/videos/")),
  },
  "the setter of a route": {
    endpoint: "GET /routes/{route_id}",
    showsName: isProfileVisible,
    readUsernames: async ({ fetch, route }) => {
      const { setter } = await readJson<SingleRoute>(fetch(`/api/routes/${route}`));
      return setter ? [setter.username] : [];
    },
  },
  "the setters of the archive": {
    endpoint: "GET /gyms/{gym_id}/archive",
    showsName: isProfileVisible,
    readUsernames: async ({ fetch, gym }) => {
      const { data, meta } = await readJson<ArchivePage>(fetch(`/api/gyms/${gym}/archive`));
      const names = data.map(({ setter }) => setter?.username ?? "");
      expect(meta.setters.map(({ username }) => username)).toEqual(names.filter(Boolean));
      return names;
    },
  },
  "the archive, filtered by the setter": {
    endpoint: "GET /gyms/{gym_id}/archive",
    showsName: isProfileVisible,
    readUsernames: async ({ fetch, gym, ann }) =>
      (await readJson<ArchivePage>(fetch(`/api/gyms/${gym}/archive?setter=${ann}`))).data.map(
        ({ setter }) => setter?.username ?? "",
      ),
  },
  "the sends on the screen of a gym": {
    endpoint: "GET /gyms/{gym_id}/screen",
    showsName: ({ profile, sends }) => profile && sends,
    readUsernames: async (target) =>
      (await readGymScreen(target)).sends.map(({ climber }) => climber ?? ""),
  },
  "the videos on the screen of a gym": {
    endpoint: "GET /gyms/{gym_id}/screen",
    showsName: ({ profile, sends, video }) => profile && sends && video === "shown",
    readUsernames: async (target) =>
      (await readGymScreen(target)).videos.map(({ id }) => (id === target.video ? "ann" : "")),
  },
  "the file of a video": createMediaRule(
    "GET /video/{video_id}",
    ({ video }) => `video/${video}`,
    isVideoLoaded,
  ),
  "the thumbnail of a video": createMediaRule(
    "GET /video_thumbnail/{video_id}",
    ({ video }) => `video_thumbnail/${video}`,
    isVideoLoaded,
  ),
  "the profile photo": createMediaRule(
    "GET /profile_photo/{user_id}",
    ({ ann }) => `profile_photo/${ann}`,
    isPhotoLoaded,
  ),
  "the cover photo": createMediaRule(
    "GET /cover_photo/{user_id}",
    ({ ann }) => `cover_photo/${ann}`,
    isPhotoLoaded,
  ),
  "the profile": {
    endpoint: "GET /users/get_public/{username}",
    showsName: isProfileVisible,
    readUsernames: async ({ fetch }) =>
      (await fetch("/api/users/get_public/ann")).ok ? ["ann"] : [],
  },
  "the stats": {
    endpoint: "GET /users/get_stats/{username}",
    showsName: ({ profile, sends, isSelf }) => (profile && sends) || isSelf,
    readUsernames: async ({ fetch }) => {
      const response = await fetch("/api/users/get_stats/ann");
      return response.ok && ((await response.json()) as Stats).total_sends > 0 ? ["ann"] : [];
    },
  },
  "the list of climbs": {
    endpoint: "GET /users/get_climbs/{username}",
    showsName: ({ profile, sends, isSelf }) => (profile && sends) || isSelf,
    readUsernames: async ({ fetch }) => {
      const response = await fetch("/api/users/get_climbs/ann");
      return response.ok ? ((await response.json()) as Climb[]).map(() => "ann") : [];
    },
  },
};
