import { users } from "@topout/shared/contract";

import { toUser } from "../../auth/account.ts";
import { implement } from "../../http/implement.ts";
import type { UserStore } from "./users.store.ts";

export const usersHttp = (store: UserStore) =>
  implement(users, {
    me: ({ user }) => toUser(user),
    update: async ({ user, body }) => toUser(await store.update(user.id, body)),
  });
