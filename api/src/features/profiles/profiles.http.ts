import { profiles, Username } from "@topout/shared/contract";

import { toPublicUser } from "../../auth/account.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import { implement } from "../../http/implement.ts";
import type { ClimbStore } from "../climbs/climbs.store.ts";
import type { ProfileStore } from "./profiles.store.ts";

interface Parts {
  readonly store: ProfileStore;
  readonly climbs: Pick<ClimbStore, "ofUser">;
  readonly limits: RateLimits;
}

export const createProfileHandlers = ({ store, climbs, limits }: Parts) =>
  implement(profiles, {
    isNameFree: async ({ params: { name }, caller, address }) => {
      if (!Username.safeParse(name).success) return false;
      await limits.take("nameLookUpsPerAddress", address);
      return store.isNameFree(name, (await caller())?.id);
    },

    get: async ({ params, caller }) =>
      toPublicUser(await store.get(params.username, (await caller())?.id)),

    climbs: async ({ params, caller }) => {
      const climber = await store.openClimber(params.username, (await caller())?.id);
      return climbs.ofUser(climber.id);
    },
  });
