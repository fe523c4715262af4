import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import { climbs, users } from "../../database/schema.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { everyEntry, Reader } from "./testing/read-feed.ts";

const PAGE_SIZE = 2;

/** One who reads along and stays, and two who may leave. */
const CLIMBERS = 3;
const climber = fc.nat(CLIMBERS - 1);

/** Few climbers, days and hours, so that sends meet in one entry, move it back and forth, and leave it empty. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ sends: climber, day: fc.nat(3), hour: fc.nat(4) }) },
  { weight: 5, arbitrary: fc.record({ takesBack: climber, nth: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ hidesOrShows: climber }) },
  { weight: 1, arbitrary: fc.record({ leaves: fc.integer({ min: 1, max: CLIMBERS - 1 }) }) },
  { weight: 6, arbitrary: fc.record({ turnsPage: climber }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

/** Three entries of the regular's, so that what else is on the list decides what the second page begins with. */
const three: Happening[] = [0, 1, 2].map((day) => ({ sends: 0, day, hour: 0 }));
const theirs: Happening = { sends: 1, day: 3, hour: 0 };
const hidesOrShows: Happening = { hidesOrShows: 1 };

const examples: [Happening[], Happening[], boolean][] = [
  [[...three, theirs], [hidesOrShows], false],
  [[...three, theirs, hidesOrShows], [hidesOrShows], false],
  [[...three, theirs, hidesOrShows], [{ takesBack: 1, nth: 0 }], false],
  [[...three, theirs], [{ leaves: 1 }], true],
];

async function openGym(api: TestApi) {
  await api.db.delete(users);
  const { id: route } = await api.given.route();
  const people = await Promise.all(Array.from({ length: CLIMBERS }, () => api.signIn()));
  const idOf = (nth: number) => people[nth]?.user.id ?? "";
  const isHere = async (nth: number) => (await api.db.$count(users, eq(users.id, idOf(nth)))) > 0;

  const happen = async (what: Happening) => {
    if ("sends" in what && (await isHere(what.sends))) {
      const time = new Date(Date.UTC(2026, 0, 1 + what.day, 12 + what.hour));
      await api.given.send({ user: idOf(what.sends), route, time });
    }
    if ("takesBack" in what) {
      const own = eq(climbs.user_id, idOf(what.takesBack));
      const logged = await api.db.select().from(climbs).where(own).orderBy(climbs.id);
      const { id } = logged[what.nth % logged.length] ?? {};
      await people[what.takesBack]?.fetch(`/api/climbs/me/${id}`, { method: "DELETE" });
    }
    if ("hidesOrShows" in what) {
      const is = eq(users.id, idOf(what.hidesOrShows));
      const [found] = await api.db.select().from(users).where(is);
      await api.given.change(idOf(what.hidesOrShows), { send_visible: !found?.send_visible });
    }
    if ("leaves" in what) await api.db.delete(users).where(eq(users.id, idOf(what.leaves)));
  };
  return { regular: people[0]?.fetch ?? api.fetch, happen };
}

test("whatever happens while somebody pages, no entry comes twice and none that stayed is missed", async () => {
  const api = await createTestApi();

  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 12 }),
      fc.array(happening, { minLength: 4, maxLength: 16 }),
      fc.boolean(),
      async (before, meanwhile, isRegular) => {
        const { regular, happen } = await openGym(api);
        for (const what of before) await happen(what);
        const fetch = isRegular ? regular : api.anonymously;
        const idsNow = async () => new Set((await everyEntry(fetch)).map(({ id }) => id));

        const atFirst = await idsNow();
        const reader = new Reader(fetch, PAGE_SIZE);
        let stayed = atFirst;
        let more = await reader.turn();
        for (const what of meanwhile) {
          if ("turnsPage" in what) more = more && (await reader.turn());
          else await happen(what);
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
});
