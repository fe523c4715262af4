import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { plainText, positiveIntParam, Id } from "./fields.ts";
import { User } from "./users.ts";

export const UserSearch = z.object({
  q: z.optional(plainText(254)),
  page: z.optional(positiveIntParam(1_000_000)),
  page_size: z.optional(positiveIntParam(1_000)),
});
export type UserSearch = z.input<typeof UserSearch>;

const userEndpoint = {
  method: "POST",
  access: "admin",
  params: z.object({ user_id: Id }),
  response: User,
} as const;

export const admin = {
  users: endpoint({
    method: "GET",
    path: "/admin/users/get_all",
    summary: "List accounts by username; `X-Total-Count` is their number",
    access: "admin",
    query: UserSearch,
    response: z.array(User),
  }),
  promote: endpoint({
    ...userEndpoint,
    path: "/admin/users/promote/{user_id}",
    summary: "Make a user an admin; idempotent",
    errors: ["NOT_FOUND"],
  }),
  demote: endpoint({
    ...userEndpoint,
    path: "/admin/users/demote/{user_id}",
    summary: "Make an admin a climber; fails for the last admin",
    errors: ["NOT_FOUND", "LAST_ADMIN"],
  }),
  promoteToSetter: endpoint({
    ...userEndpoint,
    path: "/admin/users/promote/route_setter/{user_id}",
    summary: "Make a user a route setter; idempotent",
    errors: ["NOT_FOUND"],
  }),
  demoteFromSetter: endpoint({
    ...userEndpoint,
    path: "/admin/users/demote/route_setter/{user_id}",
    summary: "Make a route setter a climber; idempotent",
    errors: ["NOT_FOUND"],
  }),
  deactivate: endpoint({
    ...userEndpoint,
    path: "/admin/users/deactivate/{user_id}",
    summary: "Deactivate an account and end its sessions; fails for the last admin",
    errors: ["NOT_FOUND", "LAST_ADMIN"],
  }),
  reactivate: endpoint({
    ...userEndpoint,
    path: "/admin/users/reactivate/{user_id}",
    summary: "Let a deactivated user sign in again; idempotent",
    errors: ["NOT_FOUND"],
  }),
};
