import { auth as endpoints } from "../auth.ts";
import { Login, Registration } from "../requests/auth.ts";
import { serve } from "./serve.ts";

export const auth = serve(endpoints, {
  register: {
    summary: "Create an account",
    access: "all",
    body: Registration,
    success: 201,
    errors: [
      "REGISTER_USER_ALREADY_EXISTS",
      "REGISTER_USERNAME_ALREADY_EXISTS",
      "NAME_NOT_ALLOWED",
      "REGISTER_INVALID_PASSWORD",
      "RATE_LIMITED",
    ],
  },
  login: {
    summary: "Sign in; `username` is the email",
    access: "all",
    body: Login,
    errors: ["LOGIN_BAD_CREDENTIALS", "RATE_LIMITED"],
  },
  logout: { summary: "Sign out: the token becomes invalid", access: "user" },
});
