import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { climbs } from "../../../database/schema.ts";
import { createTestApi } from "../../../testing/index.ts";
import { webp } from "../../../testing/images.ts";
import { download, getJson } from "../testing/download-export.ts";

const path = "/api/users/me/export";

const createTime = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));

describe("GET /users/me/export", () => {
  test("returns a ZIP attachment named after the user", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ username: "ann.b" });

    const response = await fetch(path);

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="topout-ann\.b-\d{4}-\d\d-\d\d\.zip"$/,
    );
  });

  test("contains the account without its secrets", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ about: "März", send_visible: false });

    const files = await download(fetch);

    expect(getJson(files, "account.json")).toMatchObject({
      id: user.id,
      email: user.email,
      about: "März",
      send_visible: false,
      created_at: user.created_at.toISOString(),
    });
    expect(getJson(files, "sessions.json")).toEqual([
      expect.objectContaining({ signed_in: expect.any(String), agent: "" }),
    ]);
    expect(Buffer.concat([...files.values()]).includes(user.password_hash)).toBe(false);
  });

  test("contains climbs with names and grades, newest first, as JSON and CSV", async () => {
    const api = await createTestApi();
    const gym = await api.seed.gym({ name: "Gritworks" });
    const circuit = await api.seed.circuit({ gym_id: gym.id, name: "Pink" });
    const set = await api.seed.set({ circuit_id: circuit.id });
    const route = await api.seed.route({
      set_id: set.id,
      name: "=P1",
      grade: "6b",
      style: "Slab,Crimp",
    });
    const { user, fetch } = await api.signIn();
    const send = await api.seed.send({ user: user.id, route: route.id, time: createTime(9) });
    const attempt = await api.seed.attempt({ user: user.id, route: route.id, time: createTime(8) });

    const files = await download(fetch);

    const names = {
      route: route.id,
      route_name: "=P1",
      grade: "6b",
      location: "Cave",
      style: "Slab,Crimp",
      circuit_name: "Pink",
      gym_name: "Gritworks",
    };
    const onTryTwo = { flash: false, tries: 2, repeat: false };
    const noSend = { flash: false, tries: null, repeat: false };
    expect(getJson(files, "climbs.json")).toEqual([
      { id: send.id, time: send.time, sent: true, activity: send.activity, ...onTryTwo, ...names },
      { id: attempt.id, time: attempt.time, sent: false, activity: null, ...noSend, ...names },
    ]);
    expect(files.get("climbs.csv")?.toString()).toBe(
      [
        "\uFEFFTime (UTC),Gym,Circuit,Route,Grade,Location,Style,Result,Tries,Flash,Repeat",
        `${send.time},Gritworks,Pink,'=P1,6b,Cave,"Slab,Crimp",Send,2,,`,
        `${attempt.time},Gritworks,Pink,'=P1,6b,Cave,"Slab,Crimp",Attempt,,,`,
        "",
      ].join("\r\n"),
    );
  });

  test("contains projects, bumps and activities", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const { activity } = await api.seed.send({ user: user.id, time: createTime(9) });
    const route = await api.seed.route({ name: "P1" });
    await fetch(`/api/projects/me/${route.id}`, { method: "POST" });
    await fetch(`/api/reactions/${activity}`, { method: "POST" });

    const files = await download(fetch);

    expect(getJson(files, "projects.json")).toMatchObject([{ route: route.id, route_name: "P1" }]);
    expect(getJson(files, "reactions.json")).toMatchObject([
      { activity, time: expect.any(String) },
    ]);
    expect(getJson(files, "activities.json")).toMatchObject([
      { id: activity, day: "2026-01-05", time: createTime(9).toISOString(), num_reactions: 1 },
    ]);
  });

  test("contains stored photos and videos, and skips a missing file", async () => {
    const api = await createTestApi();
    const { storeImage, video } = api.seed;
    const missingKey = await storeImage();
    const photos = { profile_photo: await storeImage(), cover_photo: missingKey };
    const { user, fetch } = await api.signIn(photos);
    const processed = await video({ user_id: user.id });
    const pending = await video({ user_id: user.id, state: "uploaded" });
    const failed = await video({ user_id: user.id, state: "failed" });
    await api.storage.delete(missingKey);

    const files = await download(fetch);

    expect([...files.keys()].filter((name) => name.includes("/")).toSorted()).toEqual(
      ["photos/profile.webp", `videos/${processed.id}.mp4`, `videos/${pending.id}.mp4`].toSorted(),
    );
    expect(files.get("photos/profile.webp")).toEqual(webp);
    expect(files.get(`videos/${processed.id}.mp4`)?.length).toBeGreaterThan(0);
    expect(getJson(files, "videos.json")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: processed.id,
          state: "processed",
          file: `videos/${processed.id}.mp4`,
        }),
        expect.objectContaining({ id: failed.id, state: "failed", file: null }),
      ]),
    );
  });

  test("contains no data of other users", async () => {
    const { seed, signIn } = await createTestApi();
    const other = await signIn({ username: "other", profile_photo: await seed.storeImage() });
    const { activity } = await seed.send({ user: other.user.id });
    await other.fetch(`/api/reactions/${activity}`, { method: "POST" });
    await seed.video({ user_id: other.user.id });
    const { fetch } = await signIn({ username: "ann" });

    const files = await download(fetch);

    expect([...files.keys()].filter((name) => name.includes("/"))).toEqual([]);
    expect(files.get("climbs.csv")?.toString().split("\r\n")).toHaveLength(2);
    const lists = [...files.keys()].filter((name) => /(?<!account|sessions)\.json$/.test(name));
    for (const name of lists) expect(getJson(files, name)).toEqual([]);
  });

  test("contains thousands of climbs, even if many have the same time", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const { id: route_id } = await api.seed.route();
    const rows = Array.from({ length: 2_500 }, (_, n) => ({
      id: uuidv7(),
      user_id: user.id,
      route_id,
      sent: false,
      time: createTime(Math.floor(n / 1_200)),
    }));
    await api.db.insert(climbs).values(rows);

    const files = await download(fetch);

    const exported = getJson(files, "climbs.json") as { id: string }[];
    expect(exported.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(files.get("climbs.csv")?.toString().split("\r\n")).toHaveLength(rows.length + 2);
  });

  test("responds to HEAD with an empty body", async () => {
    const { fetch } = await (await createTestApi()).signIn();

    const response = await fetch(path, { method: "HEAD" });

    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("requires a signed-in user", async () => {
    const api = await createTestApi();

    expect((await api.fetchAnonymously(path)).status).toBe(401);
  });
});
