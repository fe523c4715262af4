import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { reportReasons, routes } from "../../database/schema.ts";
import { createJsonRequest } from "../../testing/index.ts";
import { setUpReports } from "./testing/set-up-reports.ts";

type Setup = Awaited<ReturnType<typeof setUpReports>>;
type Part = "name" | "about" | "photo";

async function replace({ api, owner }: Setup, part: Part) {
  if (part === "photo") {
    const profile_photo = await api.seed.storeImage();
    return api.seed.updateUser(owner.user.id, { profile_photo });
  }
  const values = part === "name" ? { display_name: "Worse" } : { about: "Worse" };
  return owner.fetch("/api/users/me", createJsonRequest("PATCH", values));
}

describe("a user who has reported something", () => {
  /** A report of one user on a part of the profile of `dan`, and the decision about it. */
  const setUpOwnReport = async (part: Part, decision: "keep" | "remove") => {
    const setup = await setUpReports();
    const { api, owner, admin, decide, readOnly, report, signInReporter } = setup;
    await api.seed.updateUser(owner.user.id, { profile_photo: await api.seed.storeImage() });
    const { fetch } = await signInReporter();
    const reportAgain = async () =>
      (await report(fetch, { type: "user", id: owner.user.id, part })).status;
    expect(await reportAgain()).toBe(201);
    expect((await decide(admin.fetch, (await readOnly()).id, decision)).status).toBe(200);
    return { ...setup, reportAgain };
  };

  const cases = (["keep", "remove"] as const).flatMap((decision) =>
    (["name", "about", "photo"] as const).map((part) => [part, decision] as const),
  );

  test.each(cases)("can report what replaces the %s after staff chose %s", async (...reported) => {
    const setup = await setUpOwnReport(...reported);
    const { readOnly, reportAgain } = setup;
    expect(await reportAgain()).toBe(200);

    await replace(setup, reported[0]);

    const statuses = await Promise.all([reportAgain(), reportAgain()]);
    expect(statuses).toEqual(expect.arrayContaining([200, 201]));
    // The number of climbers, with all of their reasons.
    const { status, num_reasons, reasons } = await readOnly();
    expect([status, num_reasons, reasons.length]).toEqual(["open", 1, 2]);
  });

  test("can report the new name of a route", async () => {
    const { api, route, report, signInReporter, decide, manager, readOnly } = await setUpReports();
    const { fetch } = await signInReporter();
    const reportRoute = async () => (await report(fetch, { type: "route", id: route.id })).status;
    await reportRoute();
    await decide(manager.fetch, (await readOnly()).id, "remove");
    expect(await reportRoute()).toBe(200);

    await api.db.update(routes).set({ name: "Worse" }).where(eq(routes.id, route.id));

    expect([await reportRoute(), await reportRoute()]).toEqual([201, 200]);
    expect(await readOnly()).toMatchObject({ status: "open", subject_view: { text: "Worse" } });
  });

  test("cannot report a video again, which never changes", async () => {
    const { report, signInReporter, decide, manager, readOnly } = await setUpReports();
    const { fetch } = await signInReporter();
    await report(fetch);
    await decide(manager.fetch, (await readOnly()).id, "keep");

    expect((await report(fetch)).status).toBe(200);
    expect(await readOnly()).toMatchObject({ status: "kept", num_reasons: 1 });
  });

  test("cannot report a text again that a program of the previous version has stored", async () => {
    const { api, reportAgain } = await setUpOwnReport("about", "keep");
    await api.db.update(reportReasons).set({ subject_version: null });

    expect(await reportAgain()).toBe(200);
  });
});
