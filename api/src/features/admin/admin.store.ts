import type { DatabaseReader } from "../../database/database.ts";
import type { Changes } from "../../auth/changes.ts";
import { createChangeUser } from "./change-user.ts";
import { listUsers, type UserPage, type UserPageRequest } from "./list-users.ts";

export const createAdminStore = (changes: Changes) => ({
  listUsers: (page: UserPageRequest, source: DatabaseReader): Promise<UserPage> =>
    listUsers(source, page),

  changeUser: createChangeUser(changes),
});

export type AdminStore = ReturnType<typeof createAdminStore>;
