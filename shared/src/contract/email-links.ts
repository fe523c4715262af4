import * as z from "zod/mini";

import { Email, NewPassword } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { User } from "./users.ts";

/** Asks for a mail with a link. */
export const LinkRequest = z
  .object({ email: Email })
  .register(z.globalRegistry, { id: "LinkRequest" });
export type LinkRequest = z.input<typeof LinkRequest>;

/** Any text may be tried as a token: what is none of ours is refused as such, not as a bad request. */
const Token = z.string();

export const PasswordReset = z
  .object({ token: Token, password: z.string().check(z.minLength(1, "Required")) })
  .register(z.globalRegistry, { id: "PasswordReset" });
export type PasswordReset = z.input<typeof PasswordReset>;

/** The form behind the link in the mail, which brings the token. */
export const PasswordResetForm = z.object({ password: NewPassword });

export const Verification = z
  .object({ token: Token })
  .register(z.globalRegistry, { id: "Verification" });
export type Verification = z.input<typeof Verification>;

/** FastAPI-Users answers JSON's null where there is nothing to say. */
const Nothing = z.null();

/**
 * The links that arrive by mail. Asking for one is answered alike whoever the address belongs to, and whether it
 * belongs to anybody.
 */
export const emailLinks = {
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Ask for a mail with a link to a new password",
    access: "all",
    body: LinkRequest,
    success: 202,
    response: Nothing,
    errors: ["RATE_LIMITED"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password by the mail's token, which ends every session of that account",
    access: "all",
    body: PasswordReset,
    response: Nothing,
    errors: ["RESET_PASSWORD_BAD_TOKEN", "RESET_PASSWORD_INVALID_PASSWORD"],
  }),
  requestVerifyToken: endpoint({
    method: "POST",
    path: "/auth/request-verify-token",
    summary: "Ask for a mail with a link that verifies the address",
    access: "all",
    body: LinkRequest,
    success: 202,
    response: Nothing,
    errors: ["RATE_LIMITED"],
  }),
  verify: endpoint({
    method: "POST",
    path: "/auth/verify",
    summary: "Verify an address by the mail's token",
    access: "all",
    body: Verification,
    response: User,
    errors: ["VERIFY_USER_BAD_TOKEN", "VERIFY_USER_ALREADY_VERIFIED"],
  }),
};
