import { health } from "@topout/shared/contract/server";

import type { Database } from "../../database/database.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { version } from "../../config/version.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { checkDatabase, type FaultFinder } from "./find-faults.ts";

interface Dependencies {
  readonly db: Database;
  readonly findFaults: FaultFinder;
  readonly isStopping: () => boolean;
}

const RETRY_AFTER_SECONDS = 5;

export const createHealthHandlers = ({ db, findFaults, isStopping }: Dependencies) =>
  defineHandlers(health, {
    check: async () => {
      const kinds = new Set((await findFaults()).map(({ kind }) => kind));
      if (kinds.size === 0) return { status: "ok" as const, version };
      return { status: "degraded" as const, version, faults: [...kinds] };
    },

    /** Checks only what most requests need. */
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
