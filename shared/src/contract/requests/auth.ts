import * as z from "zod/mini";

import { DisplayName } from "./display-name.ts";
import { Email, emailText } from "./email.ts";
import { Username } from "./fields.ts";

const MIN_PASSWORD_LENGTH = 5;
const MAX_PASSWORD_LENGTH = 128;

/** A password in a request. Only the length is limited, because the server stores its hash. */
export const EnteredPassword = z.string().check(z.minLength(1, "Required"), z.maxLength(1_000));

/** Does not check the password rules. The server's rules can be stricter, and its error contains the reason. */
export const Registration = z.object({
  username: Username,
  display_name: z.optional(DisplayName),
  email: Email,
  password: EnteredPassword,
});
export type Registration = z.input<typeof Registration>;

/** A new password in a form. Checks the length, so that the form shows the error before the request. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(1, "Required"),
    z.minLength(MIN_PASSWORD_LENGTH, `At least ${MIN_PASSWORD_LENGTH} characters`),
    z.maxLength(MAX_PASSWORD_LENGTH),
  );

export const RegistrationForm = z.extend(Registration, { password: NewPassword });

/** `username` is the email, as in FastAPI-Users. */
export const Login = z.object({
  username: emailText(320),
  password: EnteredPassword,
});
export type Login = z.input<typeof Login>;

/** Stricter than {@link Login}: rejects values that no account can have. */
export const LoginForm = z.object({
  username: Email,
  password: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, "Required")),
});
