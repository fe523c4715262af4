import { createStats } from "@topout/shared/domain";
import fc from "fast-check";
import { expect, test } from "vitest";

import { gyms, users } from "../../database/schema.ts";
import { gymEventArbitrary, gymEventExamples, setUpGymEvents } from "../../testing/gym-events.ts";
import { createTestApi, readJson } from "../../testing/index.ts";
import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { countSends } from "./count-sends.ts";

test(
  "both of two processes return the counted stats after a change",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();
    const fetchFromOther = await startSecondInstance(api);

    await fc.assert(
      fc.asyncProperty(fc.array(gymEventArbitrary, { maxLength: 12 }), async (events) => {
        await api.db.delete(users);
        await api.db.delete(gyms);
        const { climber, gyms: createdGyms, apply } = await setUpGymEvents(api);
        const compareStats = async () => {
          for (const gymId of [undefined, ...createdGyms.map(({ id }) => id)]) {
            const path = `/api/users/get_stats/${climber.user.username}${gymId ? `?gym_id=${gymId}` : ""}`;
            const stats = createStats(await countSends(api.db, climber.user.id, gymId));
            expect(await readJson(api.fetchAnonymously(path))).toEqual(stats);
            expect(await readJson(fetchFromOther(path))).toEqual(stats);
          }
        };
        for (const event of events.slice(0, -1)) await apply(event);
        // Caches the stats.
        await compareStats();
        for (const event of events.slice(-1)) await apply(event);
        await compareStats();
      }),
      { numRuns: process.env["FULL_SIZE"] ? 40 : 12, examples: gymEventExamples },
    );
  },
);
