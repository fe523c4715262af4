import * as z from "zod/mini";

import { admin as endpoints } from "../admin.ts";
import { Id } from "../fields.ts";
import { UserSearch } from "../requests/admin.ts";
import { serve } from "./serve.ts";

const ADMINISTER = { action: "administer", gym: "none" } as const;
const userEndpoint = { access: ADMINISTER, params: z.object({ user_id: Id }) } as const;

export const admin = serve(endpoints, {
  users: {
    summary: "List accounts by username; `X-Total-Count` is their number, at most 10,000",
    access: ADMINISTER,
    query: UserSearch,
  },
  promote: { ...userEndpoint, summary: "Make a user an admin; idempotent", errors: ["NOT_FOUND"] },
  demote: {
    ...userEndpoint,
    summary: "Make an admin a climber; fails for the last admin",
    errors: ["NOT_FOUND", "LAST_ADMIN"],
  },
  promoteToSetter: {
    ...userEndpoint,
    summary: "Make a user a route setter; idempotent",
    errors: ["NOT_FOUND"],
  },
  demoteFromSetter: {
    ...userEndpoint,
    summary: "Make a route setter a climber; idempotent",
    errors: ["NOT_FOUND"],
  },
  deactivate: {
    ...userEndpoint,
    summary: "Deactivate an account and end its sessions; fails for the last admin",
    errors: ["NOT_FOUND", "LAST_ADMIN"],
  },
  reactivate: {
    ...userEndpoint,
    summary: "Let a deactivated user sign in again; idempotent",
    errors: ["NOT_FOUND"],
  },
});
