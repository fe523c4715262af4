import { Username } from "@topout/shared/contract";
import { profiles } from "@topout/shared/contract/server";
import { isSameUsername } from "@topout/shared/domain";

import type { NameRulesReader } from "../account/name-rules.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { parseTimestamp } from "../../http/parse-timestamp.ts";
import { addPhotoKey } from "../../media/add-photo-key.ts";
import type { MediaKeys } from "../../media/media-keys.ts";
import type { ClimbStore } from "../climbs/climbs.store.ts";
import type { ProfileStore } from "./profiles.store.ts";
import type { StatsStore } from "./stats.store.ts";

const LOOK_UP_LIMIT = "usernameChecksPerIpAddress";

interface Dependencies {
  readonly store: ProfileStore;
  readonly stats: StatsStore;
  readonly climbs: Pick<ClimbStore, "listByUser">;
  readonly limits: RateLimits;
  readonly readNameRules: NameRulesReader;
  readonly mediaKeys: MediaKeys;
}

export const createProfileHandlers = ({
  store,
  stats,
  climbs,
  limits,
  readNameRules,
  mediaKeys,
}: Dependencies) =>
  defineHandlers(profiles, {
    isUsernameAvailable: async ({ params: { name }, getCurrentUser, ipAddress }) => {
      if (!Username.safeParse(name).success) return false;
      await limits.consume(LOOK_UP_LIMIT, ipAddress);
      const user = await getCurrentUser();
      if ((await readNameRules()).isReserved(name)) {
        return user !== undefined && isSameUsername(name, user.username);
      }
      return store.isUsernameAvailable(name, user?.id);
    },

    get: async ({ params, getCurrentUser, ipAddress }) => {
      const viewerId = (await getCurrentUser())?.id;
      const user = await lookUp(limits, ipAddress, () => store.get(params.username, viewerId));
      // Only the owner gets a hidden profile.
      return addPhotoKey(mediaKeys, user);
    },

    climbs: async ({ params, query: { before, limit }, getCurrentUser, ipAddress }) => {
      const viewerId = (await getCurrentUser())?.id;
      const userId = await lookUp(limits, ipAddress, () =>
        store.requireVisibleSends(params.username, viewerId),
      );
      return climbs.listByUser(userId, { before: parseTimestamp(before), limit });
    },

    stats: async ({ params, query, getCurrentUser, ipAddress }) => {
      const viewerId = (await getCurrentUser())?.id;
      const userId = await lookUp(limits, ipAddress, () =>
        store.requireVisibleSends(params.username, viewerId),
      );
      return stats.get({ userId, gymId: query.gym_id });
    },
  });

/**
 * Limits look-ups of unknown and hidden users, because the responses reveal whether an account exists. Visible profiles
 * are public, so they do not count.
 */
async function lookUp<T>(
  limits: RateLimits,
  ipAddress: string,
  find: () => Promise<T>,
): Promise<T> {
  await limits.check(LOOK_UP_LIMIT, ipAddress);
  try {
    return await find();
  } catch (error) {
    if (error instanceof ProblemError) await limits.consume(LOOK_UP_LIMIT, ipAddress);
    throw error;
  }
}
