import { auth } from "@topout/shared/contract";

import { toUser } from "../../auth/account.ts";
import { implement } from "../../http/implement.ts";
import type { AuthParts } from "./auth-parts.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";

export const createAuthHandlers = (parts: AuthParts) =>
  implement(auth, {
    register: async ({ body, address }) => toUser(await register(parts, body, address)),
    login: async ({ body, address }) => ({
      access_token: await login(parts, body, address),
      token_type: "bearer" as const,
    }),
    logout: ({ user }) => parts.sessions.end(user.session_id),
  });
