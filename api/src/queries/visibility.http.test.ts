import type { SentBy } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import {
  createScenario,
  type PrivacyCase,
  readFeed,
  readJson,
  responseRules,
} from "./testing/response-rules.ts";

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
