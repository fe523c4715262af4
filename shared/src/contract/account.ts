import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";

const AccountRemoval = z
  .object({ password: z.string().check(z.minLength(1, "Required"), z.maxLength(1_000)) })
  .register(z.globalRegistry, { id: "AccountRemoval" });
export type AccountRemoval = z.input<typeof AccountRemoval>;

/** What settings alone need of one's own account. */
export const account = {
  remove: endpoint({
    method: "DELETE",
    path: "/users/me",
    summary: "Delete one's own account with everything that is its own",
    access: "user",
    body: AccountRemoval,
    errors: ["LOGIN_BAD_CREDENTIALS", "LAST_ADMIN", "RATE_LIMITED"],
  }),
};
