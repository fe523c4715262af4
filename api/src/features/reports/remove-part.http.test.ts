import type { PublicUser, Report, Route } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { createJsonRequest, readJson } from "../../testing/index.ts";
import { deleteRemoved } from "./delete-removed.ts";
import { age, setUpDecision as setUp } from "./testing/set-up-decision.ts";
import { setUpReports } from "./testing/set-up-reports.ts";

describe("the removal of a part of a profile", () => {
  const readProfile = async (
    { api }: Awaited<ReturnType<typeof setUp>>,
    username = "dan",
  ): Promise<Partial<PublicUser>> =>
    readJson<PublicUser>(api.fetchAnonymously(`/api/users/get_public/${username}`));

  test("clears the text, until it is undone", async () => {
    const setup = await setUp(1, ({ owner }) => ({
      type: "user",
      id: owner.user.id,
      part: "about",
    }));
    const { id, decide, admin } = setup;

    const report = await readJson<Report>(decide(admin.fetch, id, "remove"));

    expect(report).toMatchObject({ hidden: true, subject_view: { text: "Slabs" } });
    expect(await readProfile(setup)).toMatchObject({ about: "" });
    await decide(admin.fetch, id, "reopen");
    expect(await readProfile(setup)).toMatchObject({ about: "Slabs" });
  });

  test("does not replace a new text with the old one", async () => {
    const setup = await setUp(1, ({ owner }) => ({
      type: "user",
      id: owner.user.id,
      part: "about",
    }));
    const { id, decide, admin, owner } = setup;
    await decide(admin.fetch, id, "remove");
    await owner.fetch("/api/users/me", createJsonRequest("PATCH", { about: "Roofs" }));

    await decide(admin.fetch, id, "reopen");

    expect(await readProfile(setup)).toMatchObject({ about: "Roofs" });
  });

  test("replaces the username, until it is undone", async () => {
    const setup = await setUp(1, ({ owner }) => ({
      type: "user",
      id: owner.user.id,
      part: "name",
    }));
    const { id, decide, admin } = setup;

    const report = await readJson<Report>(decide(admin.fetch, id, "remove"));

    const { username = "" } = report.subject_view.user ?? {};
    expect(username).toMatch(/^climber-/);
    expect(report.subject_view.text).toBe("dan");
    expect(await readProfile(setup, username)).toMatchObject({ username });
    await decide(admin.fetch, id, "reopen");
    expect(await readProfile(setup)).toMatchObject({ username: "dan" });
  });

  test("clears the display name, until it is undone", async () => {
    const setup = await setUp(1, ({ owner }) => ({
      type: "user",
      id: owner.user.id,
      part: "name",
    }));
    const { api, id, decide, admin, owner } = setup;
    await api.seed.updateUser(owner.user.id, { display_name: "Gritworks Support" });

    const report = await readJson<Report>(decide(admin.fetch, id, "remove"));

    expect(report.subject_view.text).toBe("Gritworks Support");
    expect(await readProfile(setup)).toMatchObject({ username: "dan", display_name: null });
    await decide(admin.fetch, id, "reopen");
    expect(await readProfile(setup)).toMatchObject({ display_name: "Gritworks Support" });
  });

  test("is a conflict if another user has the name at the undo", async () => {
    const { api, id, decide, admin } = await setUp(1, ({ owner }) => ({
      type: "user",
      id: owner.user.id,
      part: "name",
    }));
    await decide(admin.fetch, id, "remove");
    await api.seed.user({ username: "Dan", email: "other@topout.example" });

    expect((await decide(admin.fetch, id, "reopen")).status).toBe(409);
  });

  test("hides the photos, and deletes them after 30 days", async () => {
    const setup = await setUpReports();
    const { api, owner, admin, decide, reportTimes, readOnly } = setup;
    const keys = [await api.seed.storeImage(), await api.seed.storeImage()];
    await api.seed.updateUser(owner.user.id, { profile_photo: keys[0], cover_photo: keys[1] });
    await reportTimes(1, { type: "user", id: owner.user.id, part: "photo" });
    const { id } = await readOnly();
    const getStatus = async () =>
      (await api.fetchAnonymously(`/api/profile_photo/${owner.user.id}`)).status;

    await decide(admin.fetch, id, "remove");
    expect(await getStatus()).toBe(404);
    await decide(admin.fetch, id, "reopen");
    expect(await getStatus()).toBe(200);
    await decide(admin.fetch, id, "remove");
    await api.runJobs();
    expect(await listStoredKeys(api)).toEqual(expect.arrayContaining(keys));

    await age(setup, "31 days");
    await deleteRemoved(api.db);
    await api.runJobs();

    expect(await listStoredKeys(api)).not.toEqual(expect.arrayContaining([keys[0]]));
    expect(await readOnly()).toMatchObject({ status: "removed" });
  });
});

test("the removal of a route replaces its name and its photo, and keeps its climbs", async () => {
  const setup = await setUpReports();
  const { api, owner, manager, decide, set, reportTimes, readOnly } = setup;
  const image = await api.seed.storeImage();
  const route = await api.seed.route({ set_id: set.id, name: "Rude", image, thumbnail: image });
  await api.seed.send({ user: owner.user.id, route: route.id });
  await reportTimes(1, { type: "route", id: route.id });
  const { id } = await readOnly();
  const readRoute = () => readJson<Route>(api.fetchAnonymously(`/api/routes/${route.id}`));
  const readNames = async () => JSON.stringify(await readJson(owner.fetch("/api/climbs/me")));

  await decide(manager.fetch, id, "remove");

  expect(await readRoute()).toMatchObject({ name: "Route", has_image: false, climb_count: 1 });
  expect(await readNames()).not.toContain("Rude");
  await decide(manager.fetch, id, "reopen");
  expect(await readRoute()).toMatchObject({ name: "Rude", has_image: true });
  expect(await readNames()).toContain("Rude");
});
