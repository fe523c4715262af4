import type { ActivityPage, Climb, SentBy, Video } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../testing/index.ts";

/** What a person shows, and whether it is the person who looks. */
interface Case {
  readonly profile: boolean;
  readonly sends: boolean;
  readonly own: boolean;
}

interface Scene {
  readonly route: string;
  readonly fetch: TestApi["fetch"];
}

interface Place {
  /** Whether the person is named there. */
  readonly named: (shown: Case) => boolean;
  readonly look: (scene: Scene) => Promise<readonly string[]>;
}

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const feed = async ({ fetch }: Scene) =>
  (await json<ActivityPage>(fetch("/api/activities/get_paginated"))).data;

const filmed = async (response: Promise<Response>) =>
  (await json<Video[]>(response)).map(({ username }) => username);

/** Every place that names a person, and by which rule. */
const places: Readonly<Record<string, Place>> = {
  "the feed, for a day's sends": {
    named: ({ sends, own }) => sends || own,
    look: async (scene) => (await feed(scene)).map(({ username }) => username),
  },
  "the feed, for a bump": {
    named: ({ profile, own }) => profile || own,
    look: async (scene) =>
      (await feed(scene)).flatMap(({ reactions }) => reactions.map(({ username }) => username)),
  },
  "who sent a route": {
    named: ({ profile, sends }) => profile && sends,
    look: async ({ fetch, route }) =>
      (await json<SentBy>(fetch(`/api/routes/sent_by/${route}`))).users.map(
        ({ username }) => username,
      ),
  },
  "the videos of a route": {
    named: ({ profile, own }) => profile || own,
    look: ({ fetch, route }) => filmed(fetch(`/api/route_videos/${route}`)),
  },
  "the newest videos": {
    named: ({ profile, own }) => profile || own,
    look: ({ fetch }) => filmed(fetch("/api/videos/")),
  },
  "the profile": {
    named: ({ profile, own }) => profile || own,
    look: async ({ fetch }) => ((await fetch("/api/users/get_public/ann")).ok ? ["ann"] : []),
  },
  "the list of climbs": {
    named: ({ profile, sends, own }) => (profile && sends) || own,
    look: async ({ fetch }) => {
      const response = await fetch("/api/users/get_climbs/ann");
      return response.ok ? ((await response.json()) as Climb[]).map(() => "ann") : [];
    },
  },
};

/** Ann has sent a route and filmed it, and has bumped what another sent there. */
async function createScene(visible: { profile_visible: boolean; send_visible: boolean }) {
  const api = await createTestApi();
  const { id: route } = await api.given.route();
  const other = await api.signIn({ username: "other" });
  const ann = await api.signIn({ username: "ann", ...visible });
  const admin = await api.signIn({ username: "boss", is_superuser: true });
  const { activity } = await api.given.send({ user: other.user.id, route });
  await api.given.send({ user: ann.user.id, route });
  await api.given.video({ user_id: ann.user.id, route_id: route });
  await ann.fetch(`/api/reactions/${activity}`, { method: "POST" });
  return {
    route,
    activity,
    "a visitor": api.anonymously,
    "another climber": other.fetch,
    "an admin": admin.fetch,
    themselves: ann.fetch,
  };
}

const onOff = [true, false];
const viewers = ["a visitor", "another climber", "an admin", "themselves"] as const;
const cases = onOff.flatMap((profile) =>
  onOff.flatMap((sends) => viewers.map((viewer) => ({ profile, sends, viewer }))),
);

const when = ({ profile, sends }: Omit<Case, "own">) =>
  `profile ${profile ? "shown" : "hidden"}, sends ${sends ? "shown" : "hidden"}`;

describe("a person", () => {
  test.each(cases.map((one) => [when(one), one.viewer, one] as const))(
    "with %s is named to %s where the rules say so",
    async (_shown, viewer, { profile, sends }) => {
      const scene = await createScene({ profile_visible: profile, send_visible: sends });
      const own = viewer === "themselves";
      const seen: Record<string, boolean> = {};
      const due: Record<string, boolean> = {};

      for (const [place, { named, look }] of Object.entries(places)) {
        seen[place] = (await look({ route: scene.route, fetch: scene[viewer] })).includes("ann");
        due[place] = named({ profile, sends, own });
      }

      expect(seen).toEqual(due);
    },
  );

  test("counts, shown or hidden", async () => {
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
  ])("who %s is told by the refusal of their climbs", async (_what, hidden, detail) => {
    const api = await createTestApi();
    await api.given.user({ username: "ann", ...hidden });

    const response = await api.fetch("/api/users/get_climbs/ann");

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ detail });
  });

  test("who hides is hidden from the very next call on", async () => {
    const {
      "a visitor": visitor,
      themselves,
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

    await themselves("/api/users/me", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ profile_visible: false, send_visible: false }),
    });

    expect(await names()).toEqual(["other"]);
  });
});
