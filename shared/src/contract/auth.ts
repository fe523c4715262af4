import * as z from "zod/mini";

import { Email, emailText } from "./email.ts";
import { endpoint } from "./endpoint.ts";
import { User, Username } from "./users.ts";

const MIN_PASSWORD_LENGTH = 5;
const MAX_PASSWORD_LENGTH = 128;

/** A password in a request. Only the length is limited, because the server stores its hash. */
export const EnteredPassword = z.string().check(z.minLength(1, "Required"), z.maxLength(1_000));

/** Does not check the password rules. The server's rules can be stricter, and its error contains the reason. */
export const Registration = z
  .object({
    username: Username,
    email: Email,
    password: EnteredPassword,
  })
  .register(z.globalRegistry, { id: "Registration" });
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
export const Login = z
  .object({
    username: emailText(320),
    password: EnteredPassword,
  })
  .register(z.globalRegistry, { id: "Login" });
export type Login = z.input<typeof Login>;

/** Stricter than {@link Login}: rejects values that no account can have. */
export const LoginForm = z.object({
  username: Email,
  password: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, "Required")),
});

export const BearerToken = z
  .object({ access_token: z.string(), token_type: z.literal("bearer") })
  .register(z.globalRegistry, { id: "BearerToken" });
export type BearerToken = z.infer<typeof BearerToken>;

export const auth = {
  register: endpoint({
    method: "POST",
    path: "/auth/register",
    summary: "Create an account",
    access: "all",
    body: Registration,
    success: 201,
    response: User,
    errors: [
      "REGISTER_USER_ALREADY_EXISTS",
      "REGISTER_USERNAME_ALREADY_EXISTS",
      "NAME_NOT_ALLOWED",
      "REGISTER_INVALID_PASSWORD",
      "RATE_LIMITED",
    ],
  }),
  login: endpoint({
    method: "POST",
    path: "/auth/jwt/login",
    summary: "Sign in; `username` is the email",
    access: "all",
    encoding: "form",
    body: Login,
    response: BearerToken,
    errors: ["LOGIN_BAD_CREDENTIALS", "RATE_LIMITED"],
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/jwt/logout",
    summary: "Sign out: the token becomes invalid",
    access: "user",
  }),
};
