import type { PublicUser, Route } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createJsonRequest, readJson } from "../../testing/index.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { uploadVideo } from "../videos/testing/videos.ts";
import { setUpDecision } from "./testing/set-up-decision.ts";

type Setup = Awaited<ReturnType<typeof setUpDecision>>;

/** Creates a report on a part of the profile of `dan`. */
const setUpPart = (part: "name" | "about" | "photo") =>
  setUpDecision(1, ({ owner }) => ({ type: "user", id: owner.user.id, part }));

const reportPart = ({ reportTimes, owner }: Setup, part: "name" | "about" | "photo") =>
  reportTimes(1, { type: "user", id: owner.user.id, part });

const changeProfile = ({ owner }: Setup, values: object) =>
  owner.fetch("/api/users/me", createJsonRequest("PATCH", values));

const upload = async ({ owner, route }: Setup) =>
  (await uploadVideo(owner.fetch, { route: route.id })).status;

describe("a new report on what staff has removed", () => {
  test("of a route does not open it again, and the removal can be undone", async () => {
    const setup = await setUpDecision(1, ({ route }) => ({ type: "route", id: route.id }));
    const { api, id, decide, manager, reportTimes, readOnly, route } = setup;
    await decide(manager.fetch, id, "remove");

    await reportTimes(1, { type: "route", id: route.id });

    expect(await readOnly()).toMatchObject({
      status: "removed",
      num_reasons: 2,
      subject_view: { text: "P5" },
    });
    await decide(manager.fetch, id, "reopen");
    expect(await readJson<Route>(api.fetchAnonymously(`/api/routes/${route.id}`))).toMatchObject({
      name: "P5",
    });
  });

  test("of a name does not open it again, and uploads stay stopped", async () => {
    const setup = await setUpPart("name");
    const { api, id, decide, admin, readOnly } = setup;
    await decide(admin.fetch, id, "remove", 7);

    await reportPart(setup, "name");

    expect(await readOnly()).toMatchObject({
      status: "removed",
      num_reasons: 2,
      subject_view: { text: "dan" },
    });
    expect(await upload(setup)).toBe(403);
    await decide(admin.fetch, id, "reopen");
    const profile = await readJson<PublicUser>(api.fetchAnonymously("/api/users/get_public/dan"));
    expect(profile.username).toBe("dan");
    expect(await upload(setup)).toBe(202);
  });

  test.each([
    ["about", { about: "Worse" }, "Worse"],
    ["name", { display_name: "Worse" }, "Worse"],
    ["name", { username: "worse" }, "worse"],
  ] as const)(
    "opens it again if the person has written something new: %s %j",
    async (part, values, text) => {
      const setup = await setUpPart(part);
      const { id, decide, admin, readOnly } = setup;
      await decide(admin.fetch, id, "remove");
      expect((await changeProfile(setup, values)).status).toBe(200);

      await reportPart(setup, part);

      expect(await readOnly()).toMatchObject({
        status: "open",
        num_reasons: 2,
        subject_view: { text },
      });
    },
  );

  test("of a name opens it again if a display name was removed, because others now see the username", async () => {
    const setup = await setUpPart("name");
    const { api, id, decide, admin, owner, readOnly } = setup;
    await changeProfile(setup, { display_name: "Bad" });
    await decide(admin.fetch, id, "remove");
    expect(await readJson(api.fetchAnonymously("/api/users/get_public/dan"))).toMatchObject({
      username: "dan",
      display_name: null,
    });

    await reportPart(setup, "name");

    expect(await readOnly()).toMatchObject({ status: "open", subject_view: { text: "dan" } });
    await decide(admin.fetch, id, "remove");
    const me = await readJson<PublicUser>(owner.fetch("/api/users/me"));
    expect(me.username).toMatch(/^climber-/);
  });

  test("opens it again if there is a new photo, and deletes the removed one", async () => {
    const setup = await setUpDecision();
    const { api, decide, admin, owner, listAll } = setup;
    const [removed, added] = [await api.seed.storeImage(), await api.seed.storeImage()];
    await api.seed.updateUser(owner.user.id, { profile_photo: removed });
    await reportPart(setup, "photo");
    const findReport = async () =>
      (await listAll()).data.find(({ subject }) => subject.part === "photo");
    await decide(admin.fetch, (await findReport())?.id ?? "", "remove");
    await api.seed.updateUser(owner.user.id, { profile_photo: added });

    await reportPart(setup, "photo");
    await api.runJobs();

    expect(await findReport()).toMatchObject({ status: "open", num_reasons: 2 });
    const keys = await listStoredKeys(api);
    expect(keys).toContain(added);
    expect(keys).not.toContain(removed);
  });

  test("does not end the stop of uploads, even if another removal is undone", async () => {
    const setup = await setUpPart("about");
    const { api, id, decide, admin, reportTimes, listAll } = setup;
    await decide(admin.fetch, id, "remove", 30);
    await changeProfile(setup, { about: "Worse" });
    await reportPart(setup, "about");
    await reportTimes(1);
    const video = (await listAll()).data.find(({ subject }) => subject.type === "video");
    await decide(admin.fetch, video?.id ?? "", "remove", 7);
    await decide(admin.fetch, video?.id ?? "", "reopen");
    expect(await upload(setup)).toBe(403);

    await decide(admin.fetch, id, "remove", 0);

    expect(await upload(setup)).toBe(403);
    await api.runJobs();
    const emails = await api.readSentEmails();
    expect(emails.at(-1)?.text).toContain("You can upload videos again after");
    await decide(admin.fetch, id, "reopen");
    expect(await upload(setup)).toBe(202);
  });
});
