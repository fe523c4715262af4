import * as z from "zod/mini";

import { EnteredPassword, NewPassword } from "./auth.ts";
import { Email } from "./email.ts";
import { endpoint } from "./endpoint.ts";
import { User } from "./users.ts";

/** Requests an email with a link. */
export const LinkRequest = z
  .object({ email: Email })
  .register(z.globalRegistry, { id: "LinkRequest" });
export type LinkRequest = z.input<typeof LinkRequest>;

/** Accepts any string, because an unknown token has its own error code. The server stores only hashes of tokens. */
const Token = z.string().check(z.maxLength(1_000));

export const PasswordReset = z
  .object({ token: Token, password: EnteredPassword })
  .register(z.globalRegistry, { id: "PasswordReset" });
export type PasswordReset = z.input<typeof PasswordReset>;

/** The form of the reset screen. The token comes from the URL. */
export const PasswordResetForm = z.object({ password: NewPassword });

export const Verification = z
  .object({ token: Token })
  .register(z.globalRegistry, { id: "Verification" });
export type Verification = z.input<typeof Verification>;

/** FastAPI-Users sends `null` instead of an empty body. */
const Null = z.null();

/** Links in emails. The response to a request does not reveal whether the address has an account. */
export const emailLinks = {
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Request an email with a link that resets the password",
    access: "all",
    body: LinkRequest,
    success: 202,
    response: Null,
    errors: ["RATE_LIMITED"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password with the token of an email; ends all sessions of the account",
    access: "all",
    body: PasswordReset,
    response: Null,
    errors: ["RESET_PASSWORD_BAD_TOKEN", "RESET_PASSWORD_INVALID_PASSWORD"],
  }),
  requestVerifyToken: endpoint({
    method: "POST",
    path: "/auth/request-verify-token",
    summary: "Request an email with a link that verifies the address",
    access: "all",
    body: LinkRequest,
    success: 202,
    response: Null,
    errors: ["RATE_LIMITED"],
  }),
  verify: endpoint({
    method: "POST",
    path: "/auth/verify",
    summary: "Verify an address with the token of an email",
    access: "all",
    body: Verification,
    response: User,
    errors: ["VERIFY_USER_BAD_TOKEN", "VERIFY_USER_ALREADY_VERIFIED"],
  }),
};
