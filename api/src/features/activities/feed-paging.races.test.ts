import type { Climb } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { activities } from "../../database/schema.ts";
import { createRandom } from "../../demo/random.ts";
import { createTestApi } from "../../testing/index.ts";
import { FeedReader } from "./testing/read-feed.ts";

const WRITERS = 6;
const SENDS = 12;
const READS = 6;

test("who pages while others log and take back reads each entry once, and none that is newer", async () => {
  const api = await createTestApi();
  const route = await api.given.route();
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const steady = await api.given.user();
  for (const days of [2, 5, 8, 11]) {
    await api.given.send({ user: steady.id, route: route.id, time: dayAgo(days) });
  }
  const standing = await api.db.select().from(activities);

  const write = async (nth: number) => {
    const random = createRandom(`writer ${nth}`);
    const { user, fetch } = await api.signIn();
    for (let send = 0; send < SENDS; send++) {
      const time = dayAgo(random.between(0, 12));
      const climb: Climb = await api.given.send({ user: user.id, route: route.id, time });
      if (random.chance(0.4)) await fetch(`/api/climbs/me/${climb.id}`, { method: "DELETE" });
    }
  };
  const read = async () => {
    const reader = new FeedReader(api.anonymously, 3);
    const more = await reader.turn();
    const known = new Set((await api.db.select().from(activities)).map(({ id }) => id));
    if (more) await reader.readOn();
    return { seen: reader.seen, known };
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, nth) => write(nth)));
  for (let n = 0; n < READS; n++) {
    const { seen, known } = await read();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(standing.map(({ id }) => id)));
    expect(seen.slice(3).filter((id) => !known.has(id))).toEqual([]);
  }
  await writing;
});
