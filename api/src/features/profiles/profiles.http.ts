import { profiles, Username } from "@topout/shared/contract";
import { createStats } from "@topout/shared/domain";

import type { RateLimits } from "../../auth/rate-limits.ts";
import type { Database } from "../../database/database.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import type { ClimbStore } from "../climbs/climbs.store.ts";
import { countSends } from "./count-sends.ts";
import type { ProfileStore } from "./profiles.store.ts";

interface Dependencies {
  readonly db: Database;
  readonly store: ProfileStore;
  readonly climbs: Pick<ClimbStore, "listByUser">;
  readonly limits: RateLimits;
}

export const createProfileHandlers = ({ db, store, climbs, limits }: Dependencies) =>
  defineHandlers(profiles, {
    isUsernameAvailable: async ({ params: { name }, getCurrentUser, ipAddress }) => {
      if (!Username.safeParse(name).success) return false;
      await limits.consume("usernameChecksPerIpAddress", ipAddress);
      return store.isUsernameAvailable(name, (await getCurrentUser())?.id);
    },

    get: async ({ params, getCurrentUser }) =>
      store.get(params.username, (await getCurrentUser())?.id),

    climbs: async ({ params, query: { before, limit }, getCurrentUser }) => {
      const userId = await store.requireVisibleSends(params.username, (await getCurrentUser())?.id);
      return climbs.listByUser(userId, { before: parseTimestamp(before), limit });
    },

    stats: async ({ params, query, getCurrentUser }) => {
      const userId = await store.requireVisibleSends(params.username, (await getCurrentUser())?.id);
      return createStats(await countSends(db, userId, query.gym_id));
    },
  });
