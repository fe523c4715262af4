import { profiles, Username } from "@topout/shared/contract";

import { toPublicUser } from "../../auth/account.ts";
import { implement } from "../../http/implement.ts";
import type { ClimbStore } from "../climbs/climbs.store.ts";
import type { ProfileStore } from "./profiles.store.ts";

interface Parts {
  readonly store: ProfileStore;
  readonly climbs: Pick<ClimbStore, "ofUser">;
}

export const profilesHttp = ({ store, climbs }: Parts) =>
  implement(profiles, {
    isNameFree: async ({ params: { name }, caller }) => {
      if (!Username.safeParse(name).success) return false;
      return store.isNameFree(name, (await caller())?.id);
    },

    get: async ({ params, caller }) =>
      toPublicUser(await store.get(params.username, (await caller())?.id)),

    climbs: async ({ params, caller }) => {
      const climber = await store.openClimber(params.username, (await caller())?.id);
      return climbs.ofUser(climber.id);
    },
  });
