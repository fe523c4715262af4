import * as z from "zod/mini";

import { createJwt } from "./jwt.ts";

const AUDIENCE = "fastapi-users:auth";
const LIFETIME_DAYS = 90;

export const LIFETIME_MS = LIFETIME_DAYS * 24 * 60 * 60 * 1_000;

/** What an access token says. It is worth no more than the session that it names. */
export interface Claims {
  readonly user: string;
  readonly session: string;
}

export interface Tokens {
  readonly sign: (claims: Claims, expires: Date) => Promise<string>;
  /** Undefined for a token that is not ours, is for something else, or has expired. */
  readonly read: (token: string) => Promise<Claims | undefined>;
}

const Payload = z.object({ sub: z.uuid(), sid: z.uuid() });

export function createTokens(secretKey: string): Tokens {
  const jwt = createJwt(secretKey);
  return {
    sign: ({ user, session }, expires) =>
      jwt.sign({ audience: [AUDIENCE], subject: user, claims: { sid: session }, expires }),

    read: async (token) => {
      const payload = await jwt.read(token, AUDIENCE, Payload);
      return payload && { user: payload.sub, session: payload.sid };
    },
  };
}
