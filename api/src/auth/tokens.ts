import * as z from "zod/mini";

import { createJwt } from "./jwt.ts";
import type { SecretKeys } from "./secret-keys.ts";

const AUDIENCE = "fastapi-users:auth";
export const SESSION_LIFETIME_DAYS = 90;
export const SESSION_LIFETIME_MS = SESSION_LIFETIME_DAYS * 24 * 60 * 60 * 1_000;

/** The claims of an access token. The token is valid as long as its session exists. */
export interface Claims {
  readonly userId: string;
  readonly sessionId: string;
}

export interface Tokens {
  readonly sign: (claims: Claims, expires: Date) => Promise<string>;
  /** Returns undefined if the token is invalid or has expired. Does not check the session. */
  readonly verify: (token: string) => Promise<Claims | undefined>;
}

const Payload = z.object({ sub: z.uuid(), sid: z.uuid() });

export function createTokens(keys: SecretKeys): Tokens {
  const jwt = createJwt(keys);
  return {
    sign: ({ userId, sessionId }, expires) =>
      jwt.sign({ audience: [AUDIENCE], subject: userId, claims: { sid: sessionId }, expires }),

    verify: async (token) => {
      const payload = await jwt.verify(token, AUDIENCE, Payload);
      return payload && { userId: payload.sub, sessionId: payload.sid };
    },
  };
}
