import { profiles, Username } from "@topout/shared/contract";

import type { RateLimits } from "../../auth/rate-limits.ts";
import { implement } from "../../http/implement.ts";
import type { ClimbStore } from "../climbs/climbs.store.ts";
import type { ProfileStore } from "./profiles.store.ts";

interface Dependencies {
  readonly store: ProfileStore;
  readonly climbs: Pick<ClimbStore, "listByUser">;
  readonly limits: RateLimits;
}

export const createProfileHandlers = ({ store, climbs, limits }: Dependencies) =>
  implement(profiles, {
    isUsernameAvailable: async ({ params: { name }, getCurrentUser, address }) => {
      if (!Username.safeParse(name).success) return false;
      await limits.consume("nameLookUpsPerAddress", address);
      return store.isUsernameAvailable(name, (await getCurrentUser())?.id);
    },

    get: async ({ params, getCurrentUser }) =>
      store.get(params.username, (await getCurrentUser())?.id),

    climbs: async ({ params, getCurrentUser }) => {
      const userId = await store.requireVisibleSends(params.username, (await getCurrentUser())?.id);
      return climbs.listByUser(userId);
    },
  });
