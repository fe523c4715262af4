import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import type { EmailChange, PasswordChange } from "./requests/security.ts";

/** One sign-in on one device. */
export const Session = z.object({
  id: Id,
  /** Whether the request belongs to this session. */
  current: z.boolean(),
  created: Timestamp,
  /** Accurate to a few minutes. */
  last_seen: Timestamp,
  /** Browser and device, for example "Firefox on Android". Empty if they are unknown. */
  agent: z.string(),
});
export type Session = z.infer<typeof Session>;

/** Password, email address and sessions of the current user. */
export const security = {
  changePassword: endpoint({
    method: "POST",
    path: "/users/me/change_password",
    body: input<PasswordChange>(),
  }),
  changeEmail: endpoint({
    method: "POST",
    path: "/users/me/change_email",
    body: input<EmailChange>(),
  }),
  sessions: endpoint({ method: "GET", path: "/users/me/sessions", response: z.array(Session) }),
  endOtherSessions: endpoint({ method: "DELETE", path: "/users/me/sessions" }),
};
