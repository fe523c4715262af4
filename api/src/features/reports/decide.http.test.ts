import type { AuditPage, Report } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { readJson, readProblem, sortStatuses } from "../../testing/index.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { age, setUpDecision as setUp } from "./testing/set-up-decision.ts";

describe("a decision", () => {
  test("is in the history, with who decided", async () => {
    const { id, decide, manager } = await setUp();

    const report = await readJson<Report>(decide(manager.fetch, id, "keep"));

    expect(report).toMatchObject({ status: "kept", hidden: false });
    expect(report.history).toEqual([
      {
        decision: "keep",
        by: {
          id: manager.user.id,
          username: "joana",
          display_name: null,
          has_profile_photo: false,
        },
        time: expect.any(String),
        stop_uploads_days: 0,
      },
    ]);
    expect(new Date(report.undo_until ?? 0).getTime()).toBeGreaterThan(Date.now());
  });

  test("names nobody whose account is deleted", async () => {
    const { id, decide, manager, readOnly } = await setUp();
    await decide(manager.fetch, id, "keep");

    await deleteAccount(manager.fetch);

    expect((await readOnly()).history).toMatchObject([
      { by: { id: manager.user.id, username: "" } },
    ]);
  });

  test("is a conflict if somebody else has decided, and names them", async () => {
    const { id, decide, manager, admin } = await setUp();

    const responses = await Promise.all([
      decide(manager.fetch, id, "keep"),
      decide(admin.fetch, id, "remove"),
    ]);

    expect(sortStatuses(responses)).toEqual([200, 409]);
    const [first, second] =
      responses[0]?.status === 200 ? (["joana", 1] as const) : (["robin", 0] as const);
    expect(await readProblem(responses[second])).toMatchObject({
      detail: "CONFLICT",
      message: `${first} decided this a moment ago.`,
      change: { subject: "report", user: { username: first } },
    });
  });

  test("has one effect if the same user sends it again, because the response was lost", async () => {
    const { id, decide, manager, admin } = await setUp();

    for (const decision of ["keep", "reopen", "remove"] as const) {
      const report = await readJson<Report>(decide(manager.fetch, id, decision));
      expect(await readJson(decide(manager.fetch, id, decision))).toEqual(report);
    }
    expect((await decide(admin.fetch, id, "remove")).status).toBe(409);
    expect((await decide(manager.fetch, id, "keep")).status).toBe(409);
  });

  test("about a person is for admins", async () => {
    const { id, decide, manager, admin } = await setUp(1, ({ owner }) => ({
      type: "user",
      id: owner.user.id,
      part: "about",
    }));

    expect((await decide(manager.fetch, id, "keep")).status).toBe(403);
    expect((await decide(admin.fetch, id, "keep")).status).toBe(200);
  });

  test("is in no audit that the reported person reads", async () => {
    const { api, id, gym, decide, manager, owner } = await setUp();
    await api.seed.member({ user_id: owner.user.id, gym_id: gym.id, role: "manager" });
    await decide(manager.fetch, id, "remove");
    const readObjects = async (fetch: typeof api.fetch) =>
      (await readJson<AuditPage>(fetch(`/api/gyms/${gym.id}/audit`))).data.map(
        ({ object }) => object.type,
      );

    expect(await readObjects(manager.fetch)).toEqual(["report"]);
    expect(await readObjects(owner.fetch)).toEqual([]);
  });

  test("can be undone for 30 days", async () => {
    const setup = await setUp();
    const { id, decide, manager, admin } = setup;
    await decide(manager.fetch, id, "keep");
    await age(setup, "29 days 23 hours");

    expect(await readJson(decide(admin.fetch, id, "reopen"))).toMatchObject({ status: "open" });
    await decide(manager.fetch, id, "keep");
    await age(setup, "30 days 1 second");

    expect((await decide(admin.fetch, id, "reopen")).status).toBe(409);
  });

  test("cannot be undone if there is none", async () => {
    const { id, decide, manager, admin } = await setUp();

    expect((await decide(manager.fetch, id, "reopen")).status).toBe(409);
    await decide(manager.fetch, id, "keep");
    await decide(manager.fetch, id, "reopen");
    expect(await readProblem(await decide(admin.fetch, id, "reopen"))).toMatchObject({
      status: 409,
      message: "joana opened this report again.",
    });
  });

  test("that is undone counts the reports again", async () => {
    const { id, decide, manager } = await setUp(3);
    await decide(manager.fetch, id, "keep");

    expect(await readJson(decide(manager.fetch, id, "reopen"))).toMatchObject({ hidden: true });
  });
});
