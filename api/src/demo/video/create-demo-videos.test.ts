import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { users, videos } from "../../database/schema.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { probeVideoFile } from "../../testing/inspect-video.ts";
import { createTestApi } from "../../testing/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { planDemo } from "../demo-plan.ts";
import { planVideos } from "./plan-videos.ts";

const NOW = new Date("2026-11-21T18:30:00.000Z");
const plan = planDemo(NOW);
const films = planVideos(plan);

describe("the demo's beta", { timeout: 120_000 }, () => {
  test("is of routes that hang now, by climbers who sent them before they uploaded it", () => {
    expect(films.map(({ user }) => user.username).toSorted()).toEqual(["nadia.k", "robin.reed"]);
    for (const { user, route, time } of films) {
      expect(route.set.replacedAt).toBeUndefined();
      expect(time <= NOW).toBe(true);
      const sent = plan.history.climbs.some(
        (go) => go.sent && go.user === user && go.route === route && go.time < time,
      );
      expect(sent).toBe(true);
    }
  });

  test("is shot once the demo is up, once, and not of who has left by then", async () => {
    const api = await createTestApi();
    const [film, left] = films;
    if (!film || !left) throw new Error("There are two");
    for (const { user, route } of films) {
      await api.given.user({ id: user.id, username: user.username });
      await api.given.route({ id: route.id });
    }
    await api.db.delete(users).where(eq(users.id, left.user.id));
    const shooting = { now: NOW.toISOString() };

    await api.db.transaction((tx) => enqueue(tx, "film-demo", shooting));
    await api.db.transaction((tx) => enqueue(tx, "film-demo", shooting));
    await api.work();

    const [video, ...more] = await api.db.select().from(videos);
    expect(more).toEqual([]);
    expect(video).toMatchObject({ id: film.id, state: "processed", time: film.time });
    expect(await Array.fromAsync(api.storage.list())).toHaveLength(2);
    const path = join(await temporaryFolder(), "film.mp4");
    const played = await api.fetch(`/api/video/${film.id}`);
    await writeFile(path, Buffer.from(await played.arrayBuffer()));
    const { streams, format } = await probeVideoFile(path);
    expect(streams).toMatchObject([{ codec_name: "h264", width: 540, height: 720 }]);
    expect(Number(format.duration)).toBeGreaterThan(5);
  });
});
