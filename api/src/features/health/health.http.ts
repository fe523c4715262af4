import { health } from "@topout/shared/contract";
import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { version } from "../../config/version.ts";

export const createHealthHandlers = (db: Database) =>
  defineHandlers(health, {
    check: async () => {
      await db
        .select({ one: sql`1` })
        .from(gyms)
        .limit(1);
      return { status: "ok" as const, version };
    },
  });
