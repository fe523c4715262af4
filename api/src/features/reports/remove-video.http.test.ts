import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { videos } from "../../database/schema.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { readProblem } from "../../testing/index.ts";
import { listRouteVideos, uploadVideo } from "../videos/testing/videos.ts";
import { deleteRemoved } from "./delete-removed.ts";
import { age, setUpDecision as setUp } from "./testing/set-up-decision.ts";

describe("the removal of a video", () => {
  test("hides it for everybody, until it is undone", async () => {
    const { api, id, decide, manager, owner, route } = await setUp();

    await decide(manager.fetch, id, "remove");

    expect(await listRouteVideos(api.fetchAnonymously, route.id)).toEqual([]);
    expect(await listRouteVideos(owner.fetch, route.id)).toEqual([]);
    await decide(manager.fetch, id, "reopen");
    expect(await listRouteVideos(api.fetchAnonymously, route.id)).toHaveLength(1);
  });

  test("deletes it after 30 days", async () => {
    const setup = await setUp();
    const { api, id, decide, manager } = setup;
    await decide(manager.fetch, id, "remove");
    await age(setup, "29 days 23 hours");
    await deleteRemoved(api.db);
    expect(await api.db.$count(videos)).toBe(1);

    await age(setup, "2 hours");
    await deleteRemoved(api.db);

    await api.runJobs();
    expect(await api.db.$count(videos)).toBe(0);
    expect(await listStoredKeys(api)).toEqual([]);
  });

  test("emails its owner, and says nothing about the reporters", async () => {
    const { api, id, decide, manager, owner } = await setUp();

    await decide(manager.fetch, id, "remove", 7);
    await api.runJobs();

    const [email] = await api.readSentEmails();
    expect(JSON.stringify(email)).toContain(owner.user.email);
    expect(email?.subject).toBe("Your video on Topout was removed");
    expect(email?.text).toContain("Staff has removed your video of P5");
    expect(email?.text).toContain("You can upload videos again after");
  });

  test("sends no email if it was undone before", async () => {
    const { api, id, decide, manager } = await setUp();
    await decide(manager.fetch, id, "remove");
    await decide(manager.fetch, id, "reopen");

    await api.runJobs();

    expect(await api.readSentEmails()).toEqual([]);
  });

  test("is counted in the other reports on its owner", async () => {
    const { api, id, decide, manager, admin, owner, route, report, listAll } = await setUp();
    await decide(manager.fetch, id, "remove");
    const other = await api.seed.video({ route_id: route.id, user_id: owner.user.id });
    await report(admin.fetch, { type: "video", id: other.id });

    const [open] = (await listAll()).data;

    expect(open?.subject_view).toMatchObject({
      earlier_removals: 1,
      last_removal: expect.any(String),
    });
  });
});

describe("a stop of uploads", () => {
  const upload = async ({ owner, route }: Awaited<ReturnType<typeof setUp>>) =>
    uploadVideo(owner.fetch, { route: route.id });
  const resume = ({ owner, route }: Awaited<ReturnType<typeof setUp>>) =>
    owner.fetch("/api/uploads/videos", {
      method: "POST",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": "200",
        "upload-metadata": `route ${Buffer.from(route.id).toString("base64")}`,
      },
    });

  test("rejects uploads with the date", async () => {
    const setup = await setUp();
    const { id, decide, manager } = setup;
    const started = await resume(setup);
    await decide(manager.fetch, id, "remove", 7);

    const { status, body } = await upload(setup);

    expect(status).toBe(403);
    expect(body).toMatchObject({
      detail: "UPLOADS_STOPPED",
      message: expect.stringMatching(/^Staff has stopped your uploads until \d+ \w+ \d{4}\.$/),
    });
    expect(await readProblem(await resume(setup))).toMatchObject({ detail: "UPLOADS_STOPPED" });
    const part = await setup.owner.fetch(started.headers.get("location") ?? "", {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body: new Uint8Array(200),
    });
    expect(await readProblem(part)).toMatchObject({ detail: "UPLOADS_STOPPED" });
  });

  test("ends by itself, and with the undo of the removal", async () => {
    const setup = await setUp();
    const { api, id, decide, manager } = setup;
    await decide(manager.fetch, id, "remove", 30);
    await decide(manager.fetch, id, "reopen");
    expect((await upload(setup)).status).toBe(202);
    await decide(manager.fetch, id, "remove", 7);
    expect((await upload(setup)).status).toBe(403);

    await api.db.execute(sql`
      update users set uploads_stopped_until = uploads_stopped_until - interval '7 days 1 second'`);

    expect((await upload(setup)).status).toBe(202);
  });

  test("does not end with the deletion of the removed video", async () => {
    const setup = await setUp();
    const { id, decide, manager, owner, video } = setup;
    await decide(manager.fetch, id, "remove", 7);

    await owner.fetch(`/api/video/${video.id}`, { method: "DELETE" });

    expect((await upload(setup)).status).toBe(403);
  });

  test("continues for another removed video", async () => {
    const setup = await setUp();
    const { api, id, decide, manager, owner, route } = setup;
    const other = await api.seed.video({ route_id: route.id, user_id: owner.user.id });
    const { id: otherId } = await api.seed.report({ video_id: other.id });
    await decide(manager.fetch, id, "remove", 7);
    await decide(manager.fetch, otherId, "remove", 30);

    await decide(manager.fetch, otherId, "reopen");

    expect((await upload(setup)).status).toBe(403);
  });
});
