import { emailLinks as endpoints } from "../email-links.ts";
import { LinkRequest, PasswordReset, Verification } from "../requests/email-links.ts";
import { serve } from "./serve.ts";

export const emailLinks = serve(endpoints, {
  forgotPassword: {
    summary: "Request an email with a link that resets the password",
    access: "all",
    body: LinkRequest,
    success: 202,
    errors: ["RATE_LIMITED"],
  },
  resetPassword: {
    summary: "Set a new password with the token of an email; ends all sessions of the account",
    access: "all",
    body: PasswordReset,
    errors: ["RESET_PASSWORD_BAD_TOKEN", "RESET_PASSWORD_INVALID_PASSWORD"],
  },
  requestVerifyToken: {
    summary: "Request an email with a link that verifies the address",
    access: "all",
    body: LinkRequest,
    success: 202,
    errors: ["RATE_LIMITED"],
  },
  verify: {
    summary: "Verify an address with the token of an email",
    access: "all",
    body: Verification,
    errors: ["VERIFY_USER_BAD_TOKEN", "VERIFY_USER_ALREADY_VERIFIED"],
  },
});
