import { type SQL, sql } from "drizzle-orm";

import { gyms } from "../../database/schema.ts";

/** Terms of an `order by` that sort gyms by name. An index supports them. */
export const byName: readonly SQL[] = [sql`${gyms.sort_name} collate "C"`, sql`${gyms.id}`];
