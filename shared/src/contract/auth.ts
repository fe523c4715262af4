import * as z from "zod/mini";

import { endpoint, input } from "./endpoint.ts";
import type { Login, Registration } from "./requests/auth.ts";
import { User } from "./users.ts";

export const BearerToken = z.object({ access_token: z.string(), token_type: z.literal("bearer") });
export type BearerToken = z.infer<typeof BearerToken>;

export const auth = {
  register: endpoint({
    method: "POST",
    path: "/auth/register",
    body: input<Registration>(),
    response: User,
  }),
  login: endpoint({
    method: "POST",
    path: "/auth/jwt/login",
    encoding: "form",
    body: input<Login>(),
    response: BearerToken,
  }),
  logout: endpoint({ method: "POST", path: "/auth/jwt/logout" }),
};
