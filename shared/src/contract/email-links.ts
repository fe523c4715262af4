import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import type { LinkRequest, PasswordReset, Verification } from "./requests/email-links.ts";
import { User } from "./users.ts";

/** FastAPI-Users sends `null` instead of an empty body. */
const Null = z.null();

/** Links in emails. The response to a request does not reveal whether the address has an account. */
export const emailLinks = {
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    body: input<LinkRequest>(),
    response: Null,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    body: input<PasswordReset>(),
    response: Null,
  }),
  requestVerifyToken: endpoint({
    method: "POST",
    path: "/auth/request-verify-token",
    body: input<LinkRequest>(),
    response: Null,
  }),
  verify: endpoint({
    method: "POST",
    path: "/auth/verify",
    body: input<Verification>(),
    response: User,
  }),
};
