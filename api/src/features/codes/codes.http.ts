import { codes } from "@topout/shared/contract/server";

import type { RateLimits } from "../../auth/rate-limits.ts";
import type { Database } from "../../database/database.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { findCode } from "./find-code.ts";
import { countScan, readScans } from "./scans.ts";

export const createCodeHandlers = (db: Database, limits: RateLimits) =>
  defineHandlers(codes, {
    get: async ({ params: { code }, query, getCurrentUser, ipAddress }) => {
      const target = await findCode(db, code, await getCurrentUser());
      // Beyond the limit, a label still works.
      if (query.via === "label" && (await limits.tryConsume("scansPerIpAddress", ipAddress))) {
        await countScan(db, { code, gym: target.gym });
      }
      return target;
    },
    scans: ({ params, query }) => readScans(db, params.gym_id, query.since),
  });
