import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { readJson, readProblem, UNKNOWN_ID } from "../../testing/index.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { setUpReports } from "./testing/set-up-reports.ts";

describe("a report", () => {
  test("shows staff the video and the reasons, but not who has reported", async () => {
    const { report, signInReporter, readOnly, gym, route, owner, video } = await setUpReports();
    const first = await signInReporter();
    await report(first.fetch, undefined, { text: " That is my son " });
    await report((await signInReporter()).fetch, undefined, { reason: "dangerous" });

    const stored = await readOnly();

    expect(stored).toEqual({
      id: expect.any(String),
      subject: { type: "video", id: video.id, part: null },
      subject_view: {
        user: { id: owner.user.id, username: "dan", display_name: null, has_profile_photo: false },
        gym_id: gym.id,
        route: expect.objectContaining({ id: route.id, name: "P5", location: "Cave" }),
        text: null,
        time: video.time.toISOString(),
        earlier_removals: 0,
        last_removal: null,
      },
      reasons: [
        { reason: "dangerous", text: null, time: expect.any(String) },
        { reason: "private", text: "That is my son", time: expect.any(String) },
      ],
      num_reasons: 2,
      history: [],
      status: "open",
      hidden: false,
      undo_until: null,
    });
    expect(JSON.stringify(stored)).not.toContain(first.user.id);
  });

  test("counts once for each user and subject", async () => {
    const { report, signInReporter, readOnly } = await setUpReports();
    const { fetch } = await signInReporter();

    const first = await report(fetch);
    const second = await report(fetch, undefined, { reason: "other" });

    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await readJson(first)).toEqual({ reported_before: false });
    expect(await readJson(second)).toEqual({ reported_before: true });
    expect(await readOnly()).toMatchObject({ num_reasons: 1, reasons: [{ reason: "private" }] });
  });

  test("counts once if the same user sends it several times at once", async () => {
    const { report, signInReporter, readOnly } = await setUpReports();
    const { fetch } = await signInReporter();

    const responses = await Promise.all(Array.from({ length: 5 }, () => report(fetch)));

    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await readOnly()).toMatchObject({ num_reasons: 1 });
  });

  test("is for verified users", async () => {
    const { api, report } = await setUpReports();
    const { fetch } = await api.signIn();

    expect(await readProblem(await report(fetch))).toMatchObject({
      status: 403,
      detail: "USER_NOT_VERIFIED",
    });
  });

  test("is limited to 20 a day for each user", async () => {
    const { api, report, signInReporter, route } = await setUpReports();
    const { fetch, user } = await signInReporter();
    const reportVideo = async () => {
      const { id } = await api.seed.video({ route_id: route.id });
      return report(fetch, { type: "video", id });
    };
    for (let count = 0; count < 20; count++) expect((await reportVideo()).status).toBe(201);

    const rejected = await reportVideo();
    await api.db.execute(sql`
      update report_reasons set time = time - interval '1 day' where reporter_id = ${user.id}`);

    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect((await reportVideo()).status).toBe(201);
  });

  test.each([
    ["an unknown video", { type: "video", id: UNKNOWN_ID }, 404],
    ["an unknown route", { type: "route", id: UNKNOWN_ID }, 404],
    ["an unknown user", { type: "user", id: UNKNOWN_ID, part: "name" }, 404],
    ["a user without a part", { type: "user", id: UNKNOWN_ID }, 422],
    ["a route with a part", { type: "route", id: UNKNOWN_ID, part: "name" }, 422],
  ] as const)("on %s is rejected", async (_title, subject, status) => {
    const { report, signInReporter } = await setUpReports();

    expect((await report((await signInReporter()).fetch, subject)).status).toBe(status);
  });

  test("with a text of more than 500 characters is rejected", async () => {
    const { report, signInReporter } = await setUpReports();
    const { fetch } = await signInReporter();

    const long = await report(fetch, undefined, { text: "x".repeat(501) });

    expect(long.status).toBe(422);
    expect((await report(fetch, undefined, { text: "x".repeat(500) })).status).toBe(201);
  });

  test("needs a subject that the user sees", async () => {
    const { api, report, signInReporter, owner, route, set } = await setUpReports();
    const { fetch } = await signInReporter();
    const hidden = await api.seed.user({ profile_visible: false });
    const video = await api.seed.video({ route_id: route.id, user_id: hidden.id });
    const failed = await api.seed.video({ route_id: route.id, state: "failed" });
    const other = await api.seed.user();

    const statuses = [
      await report(fetch, { type: "video", id: video.id }),
      await report(fetch, { type: "video", id: failed.id }),
      await report(fetch, { type: "user", id: hidden.id, part: "name" }),
      await report(fetch, { type: "user", id: other.id, part: "about" }),
      await report(fetch, { type: "user", id: other.id, part: "photo" }),
      await report(fetch, { type: "user", id: owner.user.id, part: "about" }),
      await report(fetch, { type: "route", id: (await api.seed.route({ set_id: set.id })).id }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([404, 404, 404, 404, 404, 201, 201]);
  });

  test("on one's own things is rejected", async () => {
    const { report, owner } = await setUpReports();
    const self = { type: "user", id: owner.user.id, part: "name" } as const;

    expect((await report(owner.fetch)).status).toBe(403);
    expect((await report(owner.fetch, self)).status).toBe(403);
  });

  test("stays without its reporter when the account is deleted", async () => {
    const { api, report, signInReporter, readOnly } = await setUpReports();
    const { fetch, user } = await signInReporter();
    await report(fetch, undefined, { text: "That is my son" });

    await deleteAccount(fetch);

    expect(await readOnly()).toMatchObject({ num_reasons: 1, reasons: [{ reason: "private" }] });
    const { rows } = await api.db.execute(sql`select * from report_reasons`);
    expect(JSON.stringify(rows)).not.toContain(user.id);
  });

  test("is deleted with its subject", async () => {
    const { owner, video, reportTimes, listAll } = await setUpReports();
    await reportTimes(1);

    await owner.fetch(`/api/video/${video.id}`, { method: "DELETE" });

    expect((await listAll()).data).toEqual([]);
  });
});
