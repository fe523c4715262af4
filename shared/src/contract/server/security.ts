import { EmailChange, PasswordChange } from "../requests/security.ts";
import { security as endpoints } from "../security.ts";
import { serve } from "./serve.ts";

export const security = serve(endpoints, {
  changePassword: {
    summary: "Change your password; ends all other sessions",
    access: "user",
    body: PasswordChange,
    errors: ["LOGIN_BAD_CREDENTIALS", "REGISTER_INVALID_PASSWORD", "RATE_LIMITED"],
  },
  changeEmail: {
    summary: "Request an email to a new address, whose link changes your address",
    access: "user",
    body: EmailChange,
    success: 202,
    errors: ["LOGIN_BAD_CREDENTIALS", "RATE_LIMITED"],
  },
  sessions: { summary: "List your sessions, last seen first, at most 100", access: "user" },
  endOtherSessions: { summary: "End all your sessions except this one", access: "user" },
});
