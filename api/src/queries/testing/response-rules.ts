import type {
  ActivityPage,
  ArchivePage,
  Climb,
  SentBy,
  SingleRoute,
  Stats,
  Video,
} from "@topout/shared/contract";

import { expect } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";

/** The privacy settings of a user, and whether the viewer is the same user. */
export interface PrivacyCase {
  readonly profile: boolean;
  readonly sends: boolean;
  readonly isSelf: boolean;
}

interface Scenario {
  readonly route: string;
  readonly gym: string;
  readonly ann: string;
  readonly video: string;
  readonly fetch: TestApi["fetch"];
}

interface ResponseRule {
  /** Whether the response contains the user's name or media, for a viewer without a block. */
  readonly showsName: (privacyCase: PrivacyCase) => boolean;
  readonly readUsernames: (scenario: Scenario) => Promise<readonly string[]>;
}

export const readJson = async <T>(response: Promise<Response>) =>
  (await (await response).json()) as T;
export const readFeed = async ({ fetch }: Scenario) =>
  (await readJson<ActivityPage>(fetch("/api/activities/get_paginated"))).data;

const readVideoUsernames = async (response: Promise<Response>) =>
  (await readJson<Video[]>(response)).map(({ username }) => username);

const isProfileVisible = ({ profile, isSelf }: PrivacyCase) => profile || isSelf;

/** The addresses of media are not secret, also those of a hidden profile. */
const createMediaRule = (getPath: (scenario: Scenario) => string): ResponseRule => ({
  showsName: () => true,
  readUsernames: async (scenario) =>
    (await scenario.fetch(`/api/${getPath(scenario)}`)).ok ? ["ann"] : [],
});

/** All responses that contain usernames or media of users, with their privacy rules. */
export const responseRules: Readonly<Record<string, ResponseRule>> = {
  "the feed, for sends": {
    showsName: ({ sends, isSelf }) => sends || isSelf,
    readUsernames: async (scenario) => (await readFeed(scenario)).map(({ username }) => username),
  },
  "the feed, for bumps": {
    showsName: isProfileVisible,
    readUsernames: async (scenario) =>
      (await readFeed(scenario)).flatMap(({ reactions }) =>
        reactions.map(({ username }) => username),
      ),
  },
  "the senders of a route": {
    showsName: ({ profile, sends }) => profile && sends,
    readUsernames: async ({ fetch, route }) =>
      (await readJson<SentBy>(fetch(`/api/routes/sent_by/${route}`))).users.map(
        ({ username }) => username,
      ),
  },
  "the videos of a route": {
    showsName: isProfileVisible,
    readUsernames: ({ fetch, route }) => readVideoUsernames(fetch(`/api/route_videos/${route}`)),
  },
  "the newest videos": {
    showsName: isProfileVisible,
    readUsernames: ({ fetch }) => readVideoUsernames(fetch("/api/videos/")),
  },
  "the setter of a route": {
    showsName: isProfileVisible,
    readUsernames: async ({ fetch, route }) => {
      const { setter } = await readJson<SingleRoute>(fetch(`/api/routes/${route}`));
      return setter ? [setter.username] : [];
    },
  },
  "the setters of the archive": {
    showsName: isProfileVisible,
    readUsernames: async ({ fetch, gym }) => {
      const { data, meta } = await readJson<ArchivePage>(fetch(`/api/gyms/${gym}/archive`));
      const names = data.map(({ setter }) => setter?.username ?? "");
      expect(meta.setters.map(({ username }) => username)).toEqual(names.filter(Boolean));
      return names;
    },
  },
  "the archive, filtered by the setter": {
    showsName: isProfileVisible,
    readUsernames: async ({ fetch, gym, ann }) =>
      (await readJson<ArchivePage>(fetch(`/api/gyms/${gym}/archive?setter=${ann}`))).data.map(
        ({ setter }) => setter?.username ?? "",
      ),
  },
  "the file of a video": createMediaRule(({ video }) => `video/${video}`),
  "the thumbnail of a video": createMediaRule(({ video }) => `video_thumbnail/${video}`),
  "the profile photo": createMediaRule(({ ann }) => `profile_photo/${ann}`),
  "the cover photo": createMediaRule(({ ann }) => `cover_photo/${ann}`),
  "the profile": {
    showsName: isProfileVisible,
    readUsernames: async ({ fetch }) =>
      (await fetch("/api/users/get_public/ann")).ok ? ["ann"] : [],
  },
  "the stats": {
    showsName: ({ profile, sends, isSelf }) => (profile && sends) || isSelf,
    readUsernames: async ({ fetch }) => {
      const response = await fetch("/api/users/get_stats/ann");
      return response.ok && ((await response.json()) as Stats).total_sends > 0 ? ["ann"] : [];
    },
  },
  "the list of climbs": {
    showsName: ({ profile, sends, isSelf }) => (profile && sends) || isSelf,
    readUsernames: async ({ fetch }) => {
      const response = await fetch("/api/users/get_climbs/ann");
      return response.ok ? ((await response.json()) as Climb[]).map(() => "ann") : [];
    },
  },
};

/** Creates the user "ann" with a send, a video, a bump, photos, and a route on the wall and in the archive. */
export async function createScenario(visible: { profile_visible: boolean; send_visible: boolean }) {
  const api = await createTestApi();
  const { storeImage } = api.seed;
  const other = await api.signIn({ username: "other" });
  const ann = await api.signIn({
    username: "ann",
    profile_photo: await storeImage(),
    cover_photo: await storeImage(),
    ...visible,
  });
  const setter_id = ann.user.id;
  const { id: route, gym_id: gym, set_id } = await api.seed.route({ setter_id });
  await api.seed.route({ set_id, setter_id, status: "stripped", stripped_at: new Date() });
  const blocked = await api.signIn({ username: "blocked" });
  const blocker = await api.signIn({ username: "blocker" });
  await ann.fetch(`/api/blocks/${blocked.user.id}`, { method: "POST" });
  await blocker.fetch(`/api/blocks/${ann.user.id}`, { method: "POST" });
  const admin = await api.signIn({ username: "boss", is_superuser: true });
  const { activity } = await api.seed.send({ user: other.user.id, route });
  await api.seed.send({ user: ann.user.id, route });
  const video = await api.seed.video({ user_id: ann.user.id, route_id: route });
  await ann.fetch(`/api/reactions/${activity}`, { method: "POST" });
  return {
    route,
    gym,
    ann: ann.user.id,
    video: video.id,
    activity,
    "a user whom they have blocked": blocked.fetch,
    "a user who has blocked them": blocker.fetch,
    "a visitor": api.fetchAnonymously,
    "another climber": other.fetch,
    "an admin": admin.fetch,
    "the user themself": ann.fetch,
  };
}
