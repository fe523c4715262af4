import { health } from "@topout/shared/contract/server";
import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { gyms } from "../../database/schema.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { version } from "../../config/version.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Storage } from "../../storage/storage.ts";

interface Dependencies {
  readonly db: Database;
  readonly storage: Pick<Storage, "check">;
  readonly isStopping: () => boolean;
}

const RETRY_AFTER_SECONDS = 5;

export const createHealthHandlers = ({ db, storage, isStopping }: Dependencies) =>
  defineHandlers(health, {
    check: async () => {
      const isHealthy = await Promise.all([checkDatabase(db), storage.check()]).then(
        () => true,
        () => false,
      );
      return { status: isHealthy ? ("ok" as const) : ("degraded" as const), version };
    },

    /** Does not check the storage, because most requests do not need it. */
    ready: async () => {
      if (isStopping()) {
        throw new ProblemError("UNAVAILABLE", {
          message: "This server is shutting down.",
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      await checkDatabase(db);
      return { status: "ok" as const, version };
    },
  });

async function checkDatabase(db: Database): Promise<void> {
  await db
    .select({ one: sql`1` })
    .from(gyms)
    .limit(1);
}
