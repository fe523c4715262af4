import { jwtVerify, SignJWT } from "jose";
import type * as z from "zod/mini";

interface Content {
  readonly audience: string | string[];
  readonly subject: string;
  readonly claims: Readonly<Record<string, string>>;
  readonly expires: Date;
}

/** Signs and reads the tokens of every kind. Each kind has an audience, and is worth nothing for another. */
export interface Jwt {
  readonly sign: (content: Content) => Promise<string>;
  /** Undefined for a token that is not ours, is for something else, or has expired. */
  readonly read: <S extends z.ZodMiniType>(
    token: string,
    audience: string,
    payload: S,
  ) => Promise<z.output<S> | undefined>;
}

export function createJwt(secretKey: string): Jwt {
  const key = importKey(secretKey);
  return {
    sign: async ({ audience, subject, claims, expires }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(await key),

    read: async (token, audience, payload) => {
      const verified = await jwtVerify(token, await key, {
        audience,
        algorithms: ["HS256"],
        requiredClaims: ["exp"],
      }).catch(() => undefined);
      return payload.safeParse(verified?.payload).data;
    },
  };
}

/** Imported once, and usable for nothing else. */
const importKey = (secretKey: string) =>
  crypto.subtle.importKey("raw", Buffer.from(secretKey), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
