import type { ReportCreation, ReportPage } from "@topout/shared/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { routes } from "../database/schema.ts";
import { deleteAccount } from "../features/account/testing/delete-account.ts";
import { createJsonRequest, readJson, type TestApi } from "../testing/index.ts";
import {
  createScenario,
  outsiders,
  type Scenario,
  staff,
  type ViewerName,
  viewersWithBlock,
} from "./testing/privacy-scenario.ts";
import { readEverything, type ReadResponse } from "./testing/read-everything.ts";
import { responseRules } from "./testing/response-rules.ts";

/*
 * Reads from each endpoint of the contract, so that a new one cannot show what it must not. `responseRules` has the rules
 * of the responses that show users.
 */

const OPEN = { profile: true, sends: true, video: "shown" } as const;

const STAFF_LISTS = [
  "GET /admin/audit",
  "GET /admin/reports",
  "GET /admin/users/get_all",
  "GET /gyms/{gym_id}/audit",
  "GET /gyms/{gym_id}/members",
  "GET /gyms/{gym_id}/reports",
  "GET /gyms/{gym_id}/resets",
  "GET /resets/{reset_id}",
];

const REPORTS = ["GET /admin/reports", "GET /gyms/{gym_id}/reports"];

/** The responses with the users whom the viewer has blocked. */
const OWN_BLOCKS = ["GET /blocks", "GET /users/me/export"];

const read = ({ viewers, ids }: Scenario, viewer: ViewerName) =>
  readEverything(viewers[viewer].fetch, ids);

const toNames = (responses: readonly Pick<ReadResponse, "name">[]) =>
  [...new Set(responses.map(({ name }) => name))].toSorted();

/** Whether the response names ann, or its address is one of ann. */
const showsAnn =
  ({ ids }: Scenario) =>
  ({ name, response, text }: ReadResponse) =>
    response.ok &&
    (text.includes(ids.user) ||
      text.includes('"ann"') ||
      /\{(user_id|username|video_id)\}/.test(name));

const readAnn = async (scenario: Scenario, viewer: ViewerName) =>
  toNames((await read(scenario, viewer)).filter(showsAnn(scenario)));

const readText = async (scenario: Scenario, viewer: ViewerName, text: string) =>
  toNames((await read(scenario, viewer)).filter((response) => response.text.includes(text)));

test("each response that shows a user to others has a rule", async () => {
  const scenario = await createScenario(OPEN);
  const names = toNames(Object.values(responseRules).map(({ endpoint: name }) => ({ name })));

  for (const viewer of outsiders) expect(await readAnn(scenario, viewer)).toEqual(names);
  for (const viewer of staff) {
    expect([...STAFF_LISTS, ...names]).toEqual(
      expect.arrayContaining(await readAnn(scenario, viewer)),
    );
  }
});

test.each(outsiders)("%s finds nothing of a hidden user", async (viewer) => {
  const scenario = await createScenario({ profile: false, sends: false, video: "shown" });

  expect(await readAnn(scenario, viewer)).toEqual([]);
});

test("users with a block find nothing of each other", async () => {
  const scenario = await createScenario(OPEN);

  expect(await readAnn(scenario, "a user whom they have blocked")).toEqual([]);
  expect(await readAnn(scenario, "a user who has blocked them")).toEqual(OWN_BLOCKS);
});

test.each(["reported", "removed"] as const)("only staff finds a %s video", async (video) => {
  const scenario = await createScenario({ ...OPEN, video });
  const { ids } = scenario;

  for (const viewer of [...outsiders, ...viewersWithBlock]) {
    expect(await readText(scenario, viewer, ids.video)).toEqual([]);
  }
  for (const viewer of staff) {
    expect(STAFF_LISTS).toEqual(
      expect.arrayContaining(await readText(scenario, viewer, ids.video)),
    );
  }
});

test("what staff has removed of a profile and a route is only in the reports, and in the export of its owner", async () => {
  const scenario = await createScenario(OPEN);
  const { api, ids, viewers } = scenario;
  await api.seed.updateUser(ids.user, { display_name: "Rude Ann", about: "Rude about" });
  await api.db.update(routes).set({ name: "Rude route" }).where(eq(routes.id, ids.route));
  for (const viewer of outsiders) {
    expect(await readText(scenario, viewer, "Rude")).toEqual(
      expect.arrayContaining(["GET /routes/get_all", "GET /users/get_public/{username}"]),
    );
  }

  for (const part of ["name", "about", "photo"] as const) {
    await reportAndRemove(scenario, { type: "user", id: ids.user, part });
  }
  await reportAndRemove(scenario, { type: "route", id: ids.route });

  for (const viewer of Object.keys(viewers) as ViewerName[]) {
    const expected =
      viewer === "the user themself" ? [...REPORTS, "GET /users/me/export"] : REPORTS;
    expect(expected).toEqual(expect.arrayContaining(await readText(scenario, viewer, "Rude")));
    const { fetch } = viewers[viewer];
    expect((await fetch(`/api/profile_photo/${ids.user}`)).status).toBe(404);
    expect((await fetch(`/api/cover_photo/${ids.user}`)).status).toBe(404);
  }
});

async function reportAndRemove({ api, viewers }: Scenario, subject: ReportCreation["subject"]) {
  const { fetch } = await api.signIn({ is_verified: true });
  await fetch("/api/reports", createJsonRequest("POST", { subject, reason: "abusive" }));
  const admin = viewers["an admin"].fetch;
  const [report] = (await readJson<ReportPage>(admin("/api/admin/reports?status=open"))).data;
  await admin(
    `/api/reports/${report?.id}/decide`,
    createJsonRequest("POST", { decision: "remove" }),
  );
}

describe("the ETag of a response no longer matches after", () => {
  const changes: Readonly<Record<string, (scenario: Scenario) => Promise<unknown>>> = {
    "a user hides the profile and the sends": ({ ann }) =>
      ann.fetch(
        "/api/users/me",
        createJsonRequest("PATCH", { profile_visible: false, send_visible: false }),
      ),
    "a user blocks the viewer": ({ ann, viewers }) =>
      ann.fetch(`/api/blocks/${viewers["another climber"].user.id}`, { method: "POST" }),
    "a user deletes a video": ({ ann, ids }) =>
      ann.fetch(`/api/video/${ids.video}`, { method: "DELETE" }),
    "the removal of a video": (scenario) =>
      reportAndRemove(scenario, { type: "video", id: scenario.ids.video }),
    "the deletion of an account": ({ ann }) => deleteAccount(ann.fetch),
  };

  test.each(Object.entries(changes))("%s", async (_name, change) => {
    const scenario = await createScenario(OPEN);
    const [visitor, climber] = [scenario.viewers["a visitor"], scenario.viewers["another climber"]];
    const stored = {
      visitor: await read(scenario, "a visitor"),
      climber: await read(scenario, "another climber"),
    };

    await change(scenario);

    expect(await findOutdated(visitor.fetch, stored.visitor)).toEqual([]);
    expect(await findOutdated(climber.fetch, stored.climber)).toEqual([]);
  });
});

/** Returns the responses that the server confirms with 304, although a new one differs. */
async function findOutdated(fetch: TestApi["fetch"], stored: readonly ReadResponse[]) {
  const outdated: string[] = [];
  for (const { path, response, text } of stored) {
    const etag = response.headers.get("etag");
    if (etag === null) continue;
    const confirmation = await fetch(path, { headers: { "if-none-match": etag } });
    if (confirmation.status !== 304) continue;
    const current = await fetch(path);
    if (!current.ok || (await current.text()) !== text) outdated.push(path);
  }
  return outdated;
}
