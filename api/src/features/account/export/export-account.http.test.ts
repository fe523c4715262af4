import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { climbs } from "../../../database/schema.ts";
import { createTestApi, type TestApi } from "../../../testing/index.ts";
import { webp } from "../../../testing/webp.ts";
import { readZip } from "../testing/read-zip.ts";

const path = "/api/users/me/export";

const download = async (fetch: TestApi["fetch"]) =>
  readZip(Buffer.from(await (await fetch(path)).arrayBuffer()));

const json = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? "") as unknown;

const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));

describe("an export of one's own account", () => {
  test("is an archive to be saved, named after its owner", async () => {
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

  test("holds the account, and no secret of it", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ about: "März", send_visible: false });

    const files = await download(fetch);

    expect(json(files, "account.json")).toMatchObject({
      id: user.id,
      email: user.email,
      about: "März",
      send_visible: false,
      created_at: user.created_at.toISOString(),
    });
    expect(json(files, "sessions.json")).toEqual([
      { signed_in: expect.any(String), expires: expect.any(String) },
    ]);
    expect(Buffer.concat([...files.values()]).includes(user.password_hash)).toBe(false);
  });

  test("holds climbs with their names and grades, newest first, as JSON and as a table", async () => {
    const api = await createTestApi();
    const gym = await api.given.gym({ name: "Gritworks" });
    const circuit = await api.given.circuit({ gym_id: gym.id, name: "Pink" });
    const set = await api.given.set({ circuit_id: circuit.id });
    const route = await api.given.route({
      set_id: set.id,
      name: "=P1",
      grade: "6b",
      style: "Slab,Crimp",
    });
    const { user, fetch } = await api.signIn();
    const send = await api.given.send({ user: user.id, route: route.id, time: at(9) });
    const attempt = await api.given.attempt({ user: user.id, route: route.id, time: at(8) });

    const files = await download(fetch);

    const named = {
      route: route.id,
      route_name: "=P1",
      grade: "6b",
      location: "Cave",
      style: "Slab,Crimp",
      circuit_name: "Pink",
      gym_name: "Gritworks",
    };
    expect(json(files, "climbs.json")).toEqual([
      { id: send.id, time: send.time, sent: true, activity: send.activity, ...named },
      { id: attempt.id, time: attempt.time, sent: false, activity: null, ...named },
    ]);
    expect(files.get("climbs.csv")?.toString()).toBe(
      [
        "\uFEFFTime (UTC),Gym,Circuit,Route,Grade,Location,Style,Result",
        `${send.time},Gritworks,Pink,'=P1,6b,Cave,"Slab,Crimp",Send`,
        `${attempt.time},Gritworks,Pink,'=P1,6b,Cave,"Slab,Crimp",Attempt`,
        "",
      ].join("\r\n"),
    );
  });

  test("holds projects, bumps and days in the feed", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const { activity } = await api.given.send({ user: user.id, time: at(9) });
    const route = await api.given.route({ name: "P1" });
    await fetch(`/api/projects/me/${route.id}`, { method: "POST" });
    await fetch(`/api/reactions/${activity}`, { method: "POST" });

    const files = await download(fetch);

    expect(json(files, "projects.json")).toMatchObject([{ route: route.id, route_name: "P1" }]);
    expect(json(files, "reactions.json")).toMatchObject([{ activity, time: expect.any(String) }]);
    expect(json(files, "activities.json")).toMatchObject([
      { id: activity, day: "2026-01-05", time: at(9).toISOString(), num_reactions: 1 },
    ]);
  });

  test("holds photos and videos as they are stored, and does without one that is lost", async () => {
    const api = await createTestApi();
    const { picture, video } = api.given;
    const lost = await picture();
    const { user, fetch } = await api.signIn({ profile_photo: await picture(), cover_photo: lost });
    const [shown, waiting, failed] = [
      await video({ user_id: user.id }),
      await video({ user_id: user.id, state: "uploaded" }),
      await video({ user_id: user.id, state: "failed" }),
    ];
    await api.storage.delete(lost);

    const files = await download(fetch);

    expect([...files.keys()].filter((name) => name.includes("/")).toSorted()).toEqual(
      ["photos/profile.webp", `videos/${shown.id}.mp4`, `videos/${waiting.id}.mp4`].toSorted(),
    );
    expect(files.get("photos/profile.webp")).toEqual(webp);
    expect(files.get(`videos/${shown.id}.mp4`)?.length).toBeGreaterThan(0);
    expect(json(files, "videos.json")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: shown.id,
          state: "processed",
          file: `videos/${shown.id}.mp4`,
        }),
        expect.objectContaining({ id: failed.id, state: "failed", file: null }),
      ]),
    );
  });

  test("holds nothing of anybody else's", async () => {
    const api = await createTestApi();
    const other = await api.signIn({ username: "other", profile_photo: await api.given.picture() });
    const { activity } = await api.given.send({ user: other.user.id });
    await other.fetch(`/api/reactions/${activity}`, { method: "POST" });
    await api.given.video({ user_id: other.user.id });
    const { fetch } = await api.signIn({ username: "ann" });

    const files = await download(fetch);

    expect([...files.keys()]).toEqual([
      "account.json",
      "climbs.json",
      "climbs.csv",
      "activities.json",
      "projects.json",
      "reactions.json",
      "sessions.json",
      "videos.json",
    ]);
    for (const name of ["climbs", "activities", "projects", "reactions", "videos"]) {
      expect(json(files, `${name}.json`)).toEqual([]);
    }
  });

  test("holds every one of thousands of climbs, also where many happened at the same moment", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const { id: route_id } = await api.given.route();
    const rows = Array.from({ length: 2_500 }, (_, n) => ({
      id: uuidv7(),
      user_id: user.id,
      route_id,
      sent: false,
      time: at(Math.floor(n / 1_200)),
    }));
    await api.db.insert(climbs).values(rows);

    const files = await download(fetch);

    const exported = json(files, "climbs.json") as { id: string }[];
    expect(new Set(exported.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(exported).toHaveLength(rows.length);
    expect(files.get("climbs.csv")?.toString().split("\r\n")).toHaveLength(rows.length + 2);
  });

  test("can be asked about without being made", async () => {
    const { fetch } = await (await createTestApi()).signIn();

    const response = await fetch(path, { method: "HEAD" });

    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("is nobody's who is not logged in", async () => {
    const api = await createTestApi();

    expect((await api.anonymously(path)).status).toBe(401);
  });
});
