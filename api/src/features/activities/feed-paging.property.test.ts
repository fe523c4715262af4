import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import { climbs, users } from "../../database/schema.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { readAllEntries, FeedReader } from "./testing/read-feed.ts";

const PAGE_SIZE = 2;

/** One who reads along and stays, and two who may leave. */
const CLIMBERS = 3;
/** Few climbers, days and hours, so that sends meet in one entry, move it back and forth, and leave it empty. */
const happening = fc.record({
  what: fc.oneof(
    ...Object.entries({ send: 6, takeBack: 5, hideOrShow: 2, leave: 1, turnPage: 6 } as const).map(
      ([what, weight]) => ({ weight, arbitrary: fc.constant(what as What) }),
    ),
  ),
  who: fc.nat(CLIMBERS - 1),
  day: fc.nat(3),
  hour: fc.nat(4),
});

type What = "send" | "takeBack" | "hideOrShow" | "leave" | "turnPage";
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

const does = (who: number, what: What, day = 0): Happening => ({ what, who, day, hour: 0 });

/** Three entries of the regular's, so that what else is on the list decides what the second page begins with. */
const three = [0, 1, 2].map((day) => does(0, "send", day));
const examples: [Happening[], Happening[], boolean][] = [
  [[...three, does(1, "send", 3)], [does(1, "hideOrShow")], false],
  [[...three, does(1, "send", 3), does(1, "hideOrShow")], [does(1, "hideOrShow")], false],
  [[...three, does(1, "send", 3), does(1, "hideOrShow")], [does(1, "takeBack")], false],
  [[...three, does(1, "send", 3)], [does(1, "leave")], true],
];

async function openGym(api: TestApi) {
  await api.db.delete(users);
  const { id: route } = await api.given.route();
  const people = await Promise.all(Array.from({ length: CLIMBERS }, () => api.signIn()));
  const idOf = (who: number) => people[who]?.user.id ?? "";
  const find = (who: number) =>
    api.db
      .select()
      .from(users)
      .where(eq(users.id, idOf(who)));

  const acts: Record<Exclude<What, "turnPage">, (happening: Happening) => Promise<unknown>> = {
    send: async ({ who, day, hour }) => {
      const [isHere] = await find(who);
      const time = new Date(Date.UTC(2026, 0, 1 + day, 12 + hour));
      if (isHere) await api.given.send({ user: idOf(who), route, time });
    },
    takeBack: async ({ who, day, hour }) => {
      const own = eq(climbs.user_id, idOf(who));
      const logged = await api.db.select().from(climbs).where(own).orderBy(climbs.id);
      const { id } = logged[(day + hour) % logged.length] ?? {};
      await people[who]?.fetch(`/api/climbs/me/${id}`, { method: "DELETE" });
    },
    hideOrShow: async ({ who }) => {
      const [user] = await find(who);
      await api.given.change(idOf(who), { send_visible: !user?.send_visible });
    },
    /** All but the regular, who reads along. */
    leave: async ({ who }) => {
      if (who > 0) await api.db.delete(users).where(eq(users.id, idOf(who)));
    },
  };
  return { regular: people[0]?.fetch ?? api.fetch, acts };
}

test(
  "whatever happens while somebody pages, no entry comes twice and none that stayed is missed",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();

    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { maxLength: 12 }),
        fc.array(happening, { minLength: 4, maxLength: 16 }),
        fc.boolean(),
        async (before, meanwhile, isRegular) => {
          const { regular, acts } = await openGym(api);
          for (const step of before) {
            if (step.what !== "turnPage") await acts[step.what](step);
          }
          const fetch = isRegular ? regular : api.anonymously;
          const idsNow = async () => new Set((await readAllEntries(fetch)).map(({ id }) => id));

          const atFirst = await idsNow();
          const reader = new FeedReader(fetch, PAGE_SIZE);
          let stayed = atFirst;
          let more = await reader.turn();
          for (const step of meanwhile) {
            if (step.what === "turnPage") more = more && (await reader.turn());
            else await acts[step.what](step);
            stayed = stayed.intersection(await idsNow());
          }
          if (more) await reader.readOn();

          const seen = new Set(reader.seen);
          expect(reader.seen).toHaveLength(seen.size);
          expect([...stayed.difference(seen)]).toEqual([]);
          expect([...seen.difference(atFirst)]).toEqual([]);
        },
      ),
      { numRuns: 60, examples },
    );
  },
);
