import { withChanges } from "../auth/changes.ts";
import { createSessions } from "../auth/sessions.ts";
import { createTokens } from "../auth/tokens.ts";
import { openDatabase } from "../database/database.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { createSeed } from "./seed.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";
import { testConfig } from "./test-config.ts";

/** Inserts a route and climbers. Returns the id of the route, and a session token of each climber. */
export async function seedClimbers(url: string, count: number) {
  const { db, close } = openDatabase(url, { maxConnections: 8 });
  try {
    const sessions = createSessions(db, createTokens(testConfig.secretKeys));
    const storage = createLocalStorage(await createTemporaryFolder());
    return await withChanges(db, async (changes) => {
      const seed = createSeed({ db, changes, storage });
      const { id: routeId } = await seed.route();
      const tokens: (string | undefined)[] = [];
      for (let n = 0; n < count; n++) tokens.push(await sessions.create(await seed.user()));
      return { routeId, tokens };
    });
  } finally {
    await close();
  }
}
