import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { count } from "./fields.ts";
import { User } from "./users.ts";

export const UserSearch = z.object({
  q: z.optional(z.string().check(z.maxLength(254))),
  page: z.optional(count(1_000_000)),
  page_size: z.optional(count(1_000)),
});
export type UserSearch = z.input<typeof UserSearch>;

export const admin = {
  users: endpoint({
    method: "GET",
    path: "/admin/users/get_all",
    summary: "List accounts by username; `X-Total-Count` counts them",
    access: "admin",
    query: UserSearch,
    response: z.array(User),
  }),
};
