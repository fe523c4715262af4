import { health } from "@topout/shared/contract";
import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import { implement } from "../../http/implement.ts";
import { version } from "../../config/version.ts";

export const createHealthHandlers = (db: Database) =>
  implement(health, {
    check: async () => {
      await db
        .select({ one: sql`1` })
        .from(gyms)
        .limit(1);
      return { status: "ok" as const, version };
    },
  });
