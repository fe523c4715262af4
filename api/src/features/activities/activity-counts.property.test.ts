import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";

import { gyms, users } from "../../database/schema.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { gymEventArbitrary, gymEventExamples, setUpGymEvents } from "../../testing/gym-events.ts";
import { findWrongCounts } from "../climbs/testing/find-wrong-counts.ts";

test(
  "the counts of the activities are those of their climbs after each change",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();

    await fc.assert(
      fc.asyncProperty(fc.array(gymEventArbitrary, { maxLength: 15 }), async (events) => {
        await api.db.delete(users);
        await api.db.delete(gyms);
        const { apply } = await setUpGymEvents(api);
        for (const event of events) {
          await apply(event);
          expect(await findWrongCounts(api)).toEqual([]);
        }
      }),
      { numRuns: process.env["FULL_SIZE"] ? 40 : 15, examples: gymEventExamples },
    );
  },
);

/** Two sends of one route, and one of a route in another circuit. */
async function setUpSends(api: TestApi) {
  const { id: gym_id } = await api.seed.gym();
  const circuits = [await api.seed.circuit({ gym_id }), await api.seed.circuit({ gym_id })];
  const user = await api.seed.user();
  const [first, second] = await Promise.all(
    circuits.map(async ({ id }) => {
      const set = await api.seed.set({ circuit_id: id });
      return api.seed.route({ set_id: set.id });
    }),
  );
  for (const route of [first, first, second]) {
    await api.seed.send({ user: user.id, route: route?.id ?? "" });
  }
}

test.each([
  "update climbs set activity_id = activity_id",
  "update climbs set time = time - interval '1 minute'",
  "update routes set set_id = (select max(id::text)::uuid from sets)",
  "delete from climbs where id = (select min(id::text)::uuid from climbs)",
  "delete from routes where id = (select min(id::text)::uuid from routes)",
  "delete from sets where id = (select min(id::text)::uuid from sets)",
  "delete from circuits where id = (select min(id::text)::uuid from circuits)",
  "delete from users",
  "delete from gyms",
])("the counts are correct after the statement: %s", async (statement) => {
  const api = await createTestApi();
  await setUpSends(api);
  expect(await findWrongCounts(api)).toEqual([]);

  await api.db.execute(sql.raw(statement));

  expect(await findWrongCounts(api)).toEqual([]);
});
