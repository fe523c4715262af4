import { jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";

/** Tokens for verifying an address or resetting a password have audiences of their own. */
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
  const key = importKey(secretKey);
  return {
    sign: async ({ user, session }, expires) =>
      new SignJWT({ sid: session })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(user)
        .setAudience([AUDIENCE])
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(await key),

    read: async (token) => {
      const verified = await jwtVerify(token, await key, {
        audience: AUDIENCE,
        algorithms: ["HS256"],
        requiredClaims: ["exp"],
      }).catch(() => undefined);
      const payload = Payload.safeParse(verified?.payload);
      return payload.success ? { user: payload.data.sub, session: payload.data.sid } : undefined;
    },
  };
}

/** Imported once, and usable for nothing else. */
const importKey = (secretKey: string) =>
  crypto.subtle.importKey("raw", Buffer.from(secretKey), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
