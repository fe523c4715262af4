import type { SentBy } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import {
  createScenario,
  type PrivacySettings,
  type Scenario,
  staff,
  type VideoState,
  type ViewerName,
  viewersWithBlock,
} from "./testing/privacy-scenario.ts";
import { readFeed, readJson, responseRules } from "./testing/response-rules.ts";

const booleans = [true, false];
const videoStates = ["shown", "reported", "removed"] as const satisfies VideoState[];
const allCases = booleans.flatMap((profile) =>
  booleans.flatMap((sends) => videoStates.map((video) => ({ profile, sends, video }))),
);
/** Each setting with each other one, and each state of the video. */
const shortCases: typeof allCases = [
  { profile: true, sends: true, video: "shown" },
  { profile: true, sends: false, video: "reported" },
  { profile: false, sends: true, video: "shown" },
  { profile: false, sends: false, video: "removed" },
];
const cases = process.env["FULL_SIZE"] ? allCases : shortCases;
const OPEN = { profile: true, sends: true, video: "shown" } as const;

const describeSettings = ({ profile, sends, video }: PrivacySettings) =>
  `profile ${profile ? "visible" : "hidden"}, sends ${sends ? "visible" : "hidden"}, video ${video}`;

const isIn = (names: readonly ViewerName[], viewer: ViewerName) => names.includes(viewer);

const getTarget = ({ ids, viewers }: Scenario, viewer: ViewerName) => ({
  route: ids.route,
  gym: ids.gym,
  ann: ids.user,
  video: ids.video,
  fetch: viewers[viewer].fetch,
});

const listViewers = ({ viewers }: Scenario) => Object.keys(viewers) as ViewerName[];

describe("the privacy settings of a user", () => {
  test.each(cases.map((settings) => [describeSettings(settings), settings] as const))(
    "with %s: each viewer sees the user only in the allowed responses",
    async (_settings, settings) => {
      const scenario = await createScenario(settings);
      const actual: string[] = [];
      const expected: string[] = [];

      for (const viewer of listViewers(scenario)) {
        const privacyCase = {
          ...settings,
          isSelf: viewer === "the user themself",
          isStaff: isIn(staff, viewer),
          isAdmin: viewer === "an admin",
        };
        for (const [name, { showsName, readUsernames }] of Object.entries(responseRules)) {
          const entry = `${name}, for ${viewer}`;
          if ((await readUsernames(getTarget(scenario, viewer))).includes("ann")) {
            actual.push(entry);
          }
          if (!isIn(viewersWithBlock, viewer) && showsName(privacyCase)) expected.push(entry);
        }
      }

      expect(actual).toEqual(expected);
    },
  );

  test.each([
    ["a visitor", { profile: false, sends: false }],
    ...viewersWithBlock.map((viewer) => [viewer, { profile: true, sends: true }] as const),
  ] as const)("do not change counts for %s", async (viewer, settings) => {
    const target = getTarget(await createScenario({ ...OPEN, ...settings }), viewer);

    const activities = await readFeed(target);

    expect(activities).toMatchObject([{ username: "other", reactions: [], num_reactions: 1 }]);
    const sentBy = await readJson<SentBy>(target.fetch(`/api/routes/sent_by/${target.route}`));
    expect(sentBy).toMatchObject({ users: [{ username: "other" }], num_users: 2 });
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
    const scenario = await createScenario(OPEN);
    const readNames = async () =>
      (await readFeed(getTarget(scenario, "a visitor"))).flatMap(({ username, reactions }) => [
        username,
        ...reactions.map((reactor) => reactor.username),
      ]);
    expect(await readNames()).toEqual(expect.arrayContaining(["other", "ann", "ann"]));

    await scenario.ann.fetch("/api/users/me", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ profile_visible: false, send_visible: false }),
    });

    expect(await readNames()).toEqual(["other"]);
  });
});
