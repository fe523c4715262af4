import * as z from "zod/mini";

import { EnteredPassword } from "./auth.ts";
import { Email } from "./email.ts";

/**
 * `password` proves that the user of a session knows the password of the account. Like {@link Registration}, this does
 * not check the password rules.
 */
export const PasswordChange = z.object({
  password: EnteredPassword,
  new_password: EnteredPassword,
});
export type PasswordChange = z.input<typeof PasswordChange>;

export const EmailChange = z.object({ password: EnteredPassword, email: Email });
export type EmailChange = z.input<typeof EmailChange>;
