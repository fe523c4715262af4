import { jwtVerify, SignJWT } from "jose";
import type * as z from "zod/mini";

import { getValidKeys, type SecretKeys } from "./secret-keys.ts";

interface TokenPayload {
  readonly audience: string | string[];
  readonly subject: string;
  readonly claims: Readonly<Record<string, string>>;
  readonly expires: Date;
}

/** Signs and verifies all kinds of tokens. The audience prevents the use of one kind as another. */
export interface Jwt {
  readonly sign: (payload: TokenPayload) => Promise<string>;
  /** Returns undefined if the signature, the audience or the payload is wrong, or the token has expired. */
  readonly verify: <S extends z.ZodMiniType>(
    token: string,
    audience: string,
    schema: S,
  ) => Promise<z.output<S> | undefined>;
}

export function createJwt(keys: SecretKeys): Jwt {
  const importedKeys = new Map<string, ImportedKey>();
  const getKey = (key: string): ImportedKey => {
    const imported = importedKeys.get(key) ?? importKey(key);
    importedKeys.set(key, imported);
    return imported;
  };

  return {
    sign: async ({ audience, subject, claims, expires }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(await getKey(keys.current)),

    verify: async (token, audience, schema) => {
      for (const key of getValidKeys(keys)) {
        const result = await jwtVerify(token, await getKey(key), {
          audience,
          algorithms: ["HS256"],
          requiredClaims: ["exp"],
        }).catch(() => undefined);
        if (result) return schema.safeParse(result.payload).data;
      }
      return undefined;
    },
  };
}

type ImportedKey = ReturnType<typeof importKey>;

/** The imported key can sign and verify, and cannot be exported. */
const importKey = (secretKey: string) =>
  crypto.subtle.importKey("raw", Buffer.from(secretKey), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
