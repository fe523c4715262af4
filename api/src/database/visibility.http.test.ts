import type { ActivityPage, Climb, SentBy, Video } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../testing/index.ts";

/** The user's privacy settings, and whether the viewer is the same user. */
interface Case {
  readonly profile: boolean;
  readonly sends: boolean;
  readonly isSelf: boolean;
}

interface Scene {
  readonly route: string;
  readonly fetch: TestApi["fetch"];
}

interface NamedIn {
  /** Whether the response contains the user's name. */
  readonly isNamed: (viewed: Case) => boolean;
  readonly load: (scene: Scene) => Promise<readonly string[]>;
}

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const feed = async ({ fetch }: Scene) =>
  (await json<ActivityPage>(fetch("/api/activities/get_paginated"))).data;

const videoUsernames = async (response: Promise<Response>) =>
  (await json<Video[]>(response)).map(({ username }) => username);

/** All responses that contain usernames, with their privacy rules. */
const responses: Readonly<Record<string, NamedIn>> = {
  "the feed, for sends": {
    isNamed: ({ sends, isSelf }) => sends || isSelf,
    load: async (scene) => (await feed(scene)).map(({ username }) => username),
  },
  "the feed, for bumps": {
    isNamed: ({ profile, isSelf }) => profile || isSelf,
    load: async (scene) =>
      (await feed(scene)).flatMap(({ reactions }) => reactions.map(({ username }) => username)),
  },
  "the senders of a route": {
    isNamed: ({ profile, sends }) => profile && sends,
    load: async ({ fetch, route }) =>
      (await json<SentBy>(fetch(`/api/routes/sent_by/${route}`))).users.map(
        ({ username }) => username,
      ),
  },
  "the videos of a route": {
    isNamed: ({ profile, isSelf }) => profile || isSelf,
    load: ({ fetch, route }) => videoUsernames(fetch(`/api/route_videos/${route}`)),
  },
  "the newest videos": {
    isNamed: ({ profile, isSelf }) => profile || isSelf,
    load: ({ fetch }) => videoUsernames(fetch("/api/videos/")),
  },
  "the profile": {
    isNamed: ({ profile, isSelf }) => profile || isSelf,
    load: async ({ fetch }) => ((await fetch("/api/users/get_public/ann")).ok ? ["ann"] : []),
  },
  "the list of climbs": {
    isNamed: ({ profile, sends, isSelf }) => (profile && sends) || isSelf,
    load: async ({ fetch }) => {
      const response = await fetch("/api/users/get_climbs/ann");
      return response.ok ? ((await response.json()) as Climb[]).map(() => "ann") : [];
    },
  },
};

/** Ann has sent a route, uploaded a video of it, and bumped another climber's send. */
async function createScene(visible: { profile_visible: boolean; send_visible: boolean }) {
  const api = await createTestApi();
  const { id: route } = await api.seed.route();
  const other = await api.signIn({ username: "other" });
  const ann = await api.signIn({ username: "ann", ...visible });
  const admin = await api.signIn({ username: "boss", is_superuser: true });
  const { activity } = await api.seed.send({ user: other.user.id, route });
  await api.seed.send({ user: ann.user.id, route });
  await api.seed.video({ user_id: ann.user.id, route_id: route });
  await ann.fetch(`/api/reactions/${activity}`, { method: "POST" });
  return {
    route,
    activity,
    "a visitor": api.fetchAnonymously,
    "another climber": other.fetch,
    "an admin": admin.fetch,
    "the user themself": ann.fetch,
  };
}

const booleans = [true, false];
const viewers = ["a visitor", "another climber", "an admin", "the user themself"] as const;
const cases = booleans.flatMap((profile) =>
  booleans.flatMap((sends) => viewers.map((viewer) => ({ profile, sends, viewer }))),
);

const describeSettings = ({ profile, sends }: Omit<Case, "isSelf">) =>
  `profile ${profile ? "visible" : "hidden"}, sends ${sends ? "visible" : "hidden"}`;

describe("the privacy settings of a user", () => {
  test.each(
    cases.map((settings) => [describeSettings(settings), settings.viewer, settings] as const),
  )(
    "%s: %s sees the name where the rules allow it",
    async (_settings, viewer, { profile, sends }) => {
      const scene = await createScene({ profile_visible: profile, send_visible: sends });
      const isSelf = viewer === "the user themself";
      const actual: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};

      for (const [name, { isNamed, load }] of Object.entries(responses)) {
        actual[name] = (await load({ route: scene.route, fetch: scene[viewer] })).includes("ann");
        expected[name] = isNamed({ profile, sends, isSelf });
      }

      expect(actual).toEqual(expected);
    },
  );

  test("do not change counts", async () => {
    const scene = await createScene({ profile_visible: false, send_visible: false });
    const { route, "a visitor": fetch } = scene;

    const [entry] = await feed({ route, fetch });

    expect(entry).toMatchObject({ username: "other", reactions: [], num_reactions: 1 });
    expect(await json<SentBy>(fetch(`/api/routes/sent_by/${route}`))).toMatchObject({
      users: [{ username: "other" }],
      num_users: 2,
    });
  });

  test.each([
    ["hides the profile", { profile_visible: false }, "PROFILE_NOT_VISIBLE"],
    ["hides the sends", { send_visible: false }, "SENDS_NOT_VISIBLE"],
    ["hides both", { profile_visible: false, send_visible: false }, "PROFILE_NOT_VISIBLE"],
  ])("a user who %s returns a matching error for the climbs", async (_name, settings, detail) => {
    const api = await createTestApi();
    await api.seed.user({ username: "ann", ...settings });

    const response = await api.fetch("/api/users/get_climbs/ann");

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ detail });
  });

  test("apply to the next request", async () => {
    const {
      "a visitor": visitor,
      "the user themself": ann,
      route,
    } = await createScene({
      profile_visible: true,
      send_visible: true,
    });
    const names = async () =>
      (await feed({ route, fetch: visitor })).flatMap(({ username, reactions }) => [
        username,
        ...reactions.map((reactor) => reactor.username),
      ]);
    expect(await names()).toEqual(expect.arrayContaining(["other", "ann", "ann"]));

    await ann("/api/users/me", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ profile_visible: false, send_visible: false }),
    });

    expect(await names()).toEqual(["other"]);
  });
});
