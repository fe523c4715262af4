import { createStats } from "@topout/shared/domain";
import fc from "fast-check";
import { expect, test } from "vitest";

import { gyms, users } from "../../database/schema.ts";
import { createTestApi, readJson } from "../../testing/index.ts";
import { startSecondInstance } from "../../testing/start-second-instance.ts";
import { countSends } from "./count-sends.ts";
import {
  setUpStatsChanges,
  statsEventArbitrary,
  statsEventExamples,
} from "./testing/stats-changes.ts";

test(
  "both of two processes return the counted stats after each change",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();
    const fetchFromOther = await startSecondInstance(api);

    await fc.assert(
      fc.asyncProperty(fc.array(statsEventArbitrary, { maxLength: 12 }), async (events) => {
        await api.db.delete(users);
        await api.db.delete(gyms);
        const { climber, gyms: createdGyms, apply } = await setUpStatsChanges(api);
        for (const event of events) {
          await apply(event);
          for (const gymId of [undefined, ...createdGyms.map(({ id }) => id)]) {
            const path = `/api/users/get_stats/${climber.user.username}${gymId ? `?gym_id=${gymId}` : ""}`;
            const stats = createStats(await countSends(api.db, climber.user.id, gymId));
            expect(await readJson(api.fetchAnonymously(path))).toEqual(stats);
            expect(await readJson(fetchFromOther(path))).toEqual(stats);
          }
        }
      }),
      { numRuns: 22, examples: statsEventExamples },
    );
  },
);
