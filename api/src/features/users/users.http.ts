import { Username, users } from "@topout/shared/contract";

import { toPublicUser, toUser } from "../../auth/account.ts";
import { implement } from "../../http/implement.ts";
import type { UsersParts } from "./users-parts.ts";

export const usersHttp = ({ store, climbs }: UsersParts) =>
  implement(users, {
    me: ({ user }) => toUser(user),
    update: async ({ user, body }) => toUser(await store.update(user.id, body)),

    isNameFree: async ({ params: { name }, caller }) => {
      if (!Username.safeParse(name).success) return false;
      return store.isNameFree(name, (await caller())?.id);
    },

    profile: async ({ params, caller }) =>
      toPublicUser(await store.profile(params.username, (await caller())?.id)),

    climbs: async ({ params, caller }) => {
      const climber = await store.openClimber(params.username, (await caller())?.id);
      return climbs.ofUser(climber.id);
    },
  });
