import * as z from "zod/mini";

import { EnteredPassword } from "./auth.ts";
import { Email } from "./email.ts";
import { endpoint } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";

/**
 * `password` proves that the user of a session knows the password of the account. Like {@link Registration}, this does
 * not check the password rules.
 */
export const PasswordChange = z
  .object({ password: EnteredPassword, new_password: EnteredPassword })
  .register(z.globalRegistry, { id: "PasswordChange" });
export type PasswordChange = z.input<typeof PasswordChange>;

export const EmailChange = z
  .object({ password: EnteredPassword, email: Email })
  .register(z.globalRegistry, { id: "EmailChange" });
export type EmailChange = z.input<typeof EmailChange>;

/** One sign-in on one device. */
export const Session = z
  .object({
    id: Id,
    /** Whether the request belongs to this session. */
    current: z.boolean(),
    created: Timestamp,
    /** Accurate to a few minutes. */
    last_seen: Timestamp,
    /** Browser and device, for example "Firefox on Android". Empty if they are unknown. */
    agent: z.string(),
  })
  .register(z.globalRegistry, { id: "Session" });
export type Session = z.infer<typeof Session>;

/** Password, email address and sessions of the current user. */
export const security = {
  changePassword: endpoint({
    method: "POST",
    path: "/users/me/change_password",
    summary: "Change your password; ends all other sessions",
    access: "user",
    body: PasswordChange,
    errors: ["LOGIN_BAD_CREDENTIALS", "REGISTER_INVALID_PASSWORD", "RATE_LIMITED"],
  }),
  changeEmail: endpoint({
    method: "POST",
    path: "/users/me/change_email",
    summary: "Request an email to a new address, whose link changes your address",
    access: "user",
    body: EmailChange,
    success: 202,
    errors: ["LOGIN_BAD_CREDENTIALS", "RATE_LIMITED"],
  }),
  sessions: endpoint({
    method: "GET",
    path: "/users/me/sessions",
    summary: "List your sessions, last seen first, at most 100",
    access: "user",
    response: z.array(Session),
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/users/me/sessions",
    summary: "End all your sessions except this one",
    access: "user",
  }),
};
