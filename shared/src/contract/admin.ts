import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import type { UserSearch } from "./requests/admin.ts";
import { User } from "./users.ts";

const userEndpoint = { method: "POST", response: User } as const;

export const admin = {
  users: endpoint({
    method: "GET",
    path: "/admin/users/get_all",
    query: input<UserSearch>(),
    response: z.array(User),
  }),
  promote: endpoint({ ...userEndpoint, path: "/admin/users/promote/{user_id}" }),
  demote: endpoint({ ...userEndpoint, path: "/admin/users/demote/{user_id}" }),
  promoteToSetter: endpoint({
    ...userEndpoint,
    path: "/admin/users/promote/route_setter/{user_id}",
  }),
  demoteFromSetter: endpoint({
    ...userEndpoint,
    path: "/admin/users/demote/route_setter/{user_id}",
  }),
  deactivate: endpoint({ ...userEndpoint, path: "/admin/users/deactivate/{user_id}" }),
  reactivate: endpoint({ ...userEndpoint, path: "/admin/users/reactivate/{user_id}" }),
};
