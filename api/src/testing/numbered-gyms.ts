import { sql } from "drizzle-orm";

import type { Changes } from "../auth/changes.ts";

/** Returns a function that creates "Wall 1", "Wall 2" and so on with one statement. */
export const createNumberedGyms = (changes: Changes) => (gymCount: number) =>
  changes.runTransaction({ actor: null }, async (tx, invalidate) => {
    invalidate("gyms");
    await tx.execute(sql`
      insert into gyms (id, name, location, about, layout)
      select gen_random_uuid(), 'Wall ' || n, 'Hull', '', '{"lines": [], "areas": []}'::jsonb
      from generate_series(1, ${gymCount}::int) n`);
  });
