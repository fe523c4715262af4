import * as z from "zod/mini";

import { EnteredPassword, NewPassword } from "./auth.ts";
import { Email } from "./email.ts";

/** Requests an email with a link. */
export const LinkRequest = z.object({ email: Email });
export type LinkRequest = z.input<typeof LinkRequest>;

/** Accepts any string, because an unknown token has its own error code. The server stores only hashes of tokens. */
const Token = z.string().check(z.maxLength(1_000));

export const PasswordReset = z.object({ token: Token, password: EnteredPassword });
export type PasswordReset = z.input<typeof PasswordReset>;

/** The form of the reset screen. The token comes from the URL. */
export const PasswordResetForm = z.object({ password: NewPassword });

export const Verification = z.object({ token: Token });
export type Verification = z.input<typeof Verification>;
