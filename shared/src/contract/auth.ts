import * as z from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { User, Username } from "./users.ts";

const MIN_PASSWORD = 5;
const MAX_PASSWORD = 128;

export const Email = z
  .string()
  .check(z.minLength(1, "Required"), z.maxLength(254), z.email("Invalid email"));

/** Long enough to try: the server's own rules, which may ask for more, answer with a reason. */
export const Registration = z
  .object({
    username: Username,
    email: Email,
    password: z.string().check(z.minLength(1, "Required")),
  })
  .register(z.globalRegistry, { id: "Registration" });
export type Registration = z.input<typeof Registration>;

/** What a form lets through as a new password: the spec's lengths are checked before the call. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(1, "Required"),
    z.minLength(MIN_PASSWORD, `At least ${MIN_PASSWORD} characters`),
    z.maxLength(MAX_PASSWORD),
  );

export const RegistrationForm = z.extend(Registration, { password: NewPassword });

/** The wire's login: `username` carries the e-mail, as FastAPI-Users has it. */
export const Login = z
  .object({
    username: z.string().check(z.minLength(1, "Required"), z.maxLength(320)),
    password: z.string().check(z.minLength(1, "Required"), z.maxLength(1_000)),
  })
  .register(z.globalRegistry, { id: "Login" });
export type Login = z.input<typeof Login>;

/** The login form is stricter than the wire: what cannot be an account is not sent. */
export const LoginForm = z.object({
  username: Email,
  password: z.string().check(z.minLength(MIN_PASSWORD, "Required")),
});

export const BearerToken = z
  .object({ access_token: z.string(), token_type: z.literal("bearer") })
  .register(z.globalRegistry, { id: "BearerToken" });
export type BearerToken = z.infer<typeof BearerToken>;

export const auth = {
  register: endpoint({
    method: "POST",
    path: "/auth/register",
    summary: "Open an account",
    access: "all",
    body: Registration,
    success: 201,
    response: User,
    errors: [
      "REGISTER_USER_ALREADY_EXISTS",
      "REGISTER_USERNAME_ALREADY_EXISTS",
      "REGISTER_INVALID_PASSWORD",
      "RATE_LIMITED",
    ],
  }),
  login: endpoint({
    method: "POST",
    path: "/auth/jwt/login",
    summary: "Sign in; `username` is the e-mail",
    access: "all",
    encoding: "form",
    body: Login,
    response: BearerToken,
    errors: ["LOGIN_BAD_CREDENTIALS", "RATE_LIMITED"],
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/jwt/logout",
    summary: "Sign out: the token is dead from then on",
    access: "user",
  }),
};
