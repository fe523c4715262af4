import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "../database/database.ts";
import { getLatestSchemaVersion, migrate } from "../database/migrate.ts";
import { expectConsistentActivities } from "../features/climbs/testing/expect-consistent-activities.ts";
import { createClimbStore } from "../features/climbs/climbs.store.ts";
import { createChanges } from "../auth/changes.ts";
import { createEmptyDatabase } from "../testing/database.ts";
import { createSeed } from "../testing/seed.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { createTestStorage } from "../testing/test-storage.ts";

const CLIMBER_COUNT = 4;

/** Opens a database with the schema of the previous migration. */
async function openPreviousDatabase() {
  const url = await createEmptyDatabase();
  await migrate(url, (await getLatestSchemaVersion()) - 1);
  const { db, close } = openDatabase(url);
  onTestFinished(close);
  const changes = createChanges(db);
  onTestFinished(changes.close);
  const storage = await createTestStorage(await createTemporaryFolder());
  return {
    url,
    db,
    climbs: createClimbStore(db, changes),
    seed: createSeed({ db, changes, storage }),
  };
}

test("the last migration runs while the program logs and removes climbs", async () => {
  const { url, db, climbs, seed } = await openPreviousDatabase();
  const { id: route } = await seed.route();
  const stopController = new AbortController();
  let changeCount = 0;
  const { promise: started, resolve: resolveStarted } = Promise.withResolvers<void>();

  const changeClimbs = async () => {
    const { id: user } = await seed.user();
    let isVisible = true;
    // Stops only with visible sends, so that the feed has entries.
    for (let n = 0; !stopController.signal.aborted || !isVisible; n++) {
      const time = new Date(Date.now() - (n % 25) * 86_400_000);
      const climb = await seed.send({ user, route, time });
      if (n % 3 === 0) await seed.withActor(user, (actor) => climbs.remove(climb.id, actor));
      if (n % 5 === 0) {
        isVisible = n % 2 === 0;
        await seed.updateUser(user, { send_visible: isVisible });
      }
      if (++changeCount === 3 * CLIMBER_COUNT) resolveStarted();
    }
  };
  const climbers = Promise.all(Array.from({ length: CLIMBER_COUNT }, changeClimbs));
  await Promise.race([started, climbers]);
  await migrate(url);
  stopController.abort();
  await climbers;

  await db.execute(sql`select enter_feed()`);
  const { rows } = await db.execute(sql`
    select (select coalesce(sum(entries), 0)::int from feed_totals) as total,
      (select count(*)::int from activities join users on users.id = user_id and send_visible) as entries`);
  expect(rows[0]?.["total"]).toBe(rows[0]?.["entries"]);
  expect(rows[0]?.["entries"]).toBeGreaterThan(0);
  await expectConsistentActivities({ db });
});
