import type {
  ActivityPage,
  ArchivePage,
  Climb,
  SentBy,
  SingleRoute,
  Stats,
  Video,
} from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../testing/index.ts";

/** The privacy settings of a user, and whether the viewer is the same user. */
interface PrivacyCase {
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

const readJson = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const readFeed = async ({ fetch }: Scenario) =>
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
const responseRules: Readonly<Record<string, ResponseRule>> = {
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
async function createScenario(visible: { profile_visible: boolean; send_visible: boolean }) {
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

const booleans = [true, false];
const viewersWithBlock = ["a user whom they have blocked", "a user who has blocked them"] as const;
const viewers = [
  "a visitor",
  "another climber",
  "an admin",
  "the user themself",
  ...viewersWithBlock,
] as const;
const cases = booleans.flatMap((profile) =>
  booleans.flatMap((sends) => viewers.map((viewer) => ({ profile, sends, viewer }))),
);

const describeSettings = ({ profile, sends }: Omit<PrivacyCase, "isSelf">) =>
  `profile ${profile ? "visible" : "hidden"}, sends ${sends ? "visible" : "hidden"}`;

describe("the privacy settings of a user", () => {
  test.each(
    cases.map((settings) => [describeSettings(settings), settings.viewer, settings] as const),
  )(
    "with %s: %s sees the name only in the allowed responses",
    async (_settings, viewer, { profile, sends }) => {
      const scenario = await createScenario({ profile_visible: profile, send_visible: sends });
      const isSelf = viewer === "the user themself";
      const hasBlock = viewersWithBlock.some((name) => name === viewer);
      const actual: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};

      for (const [name, { showsName, readUsernames }] of Object.entries(responseRules)) {
        actual[name] = (await readUsernames({ ...scenario, fetch: scenario[viewer] })).includes(
          "ann",
        );
        expected[name] = !hasBlock && showsName({ profile, sends, isSelf });
      }

      expect(actual).toEqual(expected);
    },
  );

  test("do not change counts", async () => {
    const scenario = await createScenario({ profile_visible: false, send_visible: false });
    const { route, "a visitor": fetch } = scenario;

    const [activity] = await readFeed({ ...scenario, fetch });

    expect(activity).toMatchObject({ username: "other", reactions: [], num_reactions: 1 });
    expect(await readJson<SentBy>(fetch(`/api/routes/sent_by/${route}`))).toMatchObject({
      users: [{ username: "other" }],
      num_users: 2,
    });
  });

  test.each(viewersWithBlock)("do not change counts for %s", async (viewer) => {
    const scenario = await createScenario({ profile_visible: true, send_visible: true });
    const { route, [viewer]: fetch } = scenario;

    const activities = await readFeed({ ...scenario, fetch });

    expect(activities).toMatchObject([{ username: "other", reactions: [], num_reactions: 1 }]);
    expect(await readJson<SentBy>(fetch(`/api/routes/sent_by/${route}`))).toMatchObject({
      users: [{ username: "other" }],
      num_users: 2,
    });
  });

  test.each([
    ["a hidden profile", { profile_visible: false }, "PROFILE_NOT_VISIBLE"],
    ["hidden sends", { send_visible: false }, "SENDS_NOT_VISIBLE"],
    ["both hidden", { profile_visible: false, send_visible: false }, "PROFILE_NOT_VISIBLE"],
  ])(
    "reject requests for climbs and stats with a matching error: %s",
    async (_name, settings, detail) => {
      const api = await createTestApi();
      await api.seed.user({ username: "ann", ...settings });

      for (const path of ["get_climbs", "get_stats"]) {
        const response = await api.fetch(`/api/users/${path}/ann`);

        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({ detail });
      }
    },
  );

  test("apply to the next request", async () => {
    const scenario = await createScenario({ profile_visible: true, send_visible: true });
    const { "a visitor": visitor, "the user themself": ann } = scenario;
    const readNames = async () =>
      (await readFeed({ ...scenario, fetch: visitor })).flatMap(({ username, reactions }) => [
        username,
        ...reactions.map((reactor) => reactor.username),
      ]);
    expect(await readNames()).toEqual(expect.arrayContaining(["other", "ann", "ann"]));

    await ann("/api/users/me", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ profile_visible: false, send_visible: false }),
    });

    expect(await readNames()).toEqual(["other"]);
  });
});
