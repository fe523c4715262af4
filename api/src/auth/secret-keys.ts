import { createHmac, timingSafeEqual } from "node:crypto";

/** The keys of the installation. Sign only with `current`. */
export interface SecretKeys {
  readonly current: string;
  /** During a rotation, the second key whose signatures are accepted. */
  readonly accepted?: AcceptedKey | undefined;
}

interface AcceptedKey {
  readonly key: string;
  readonly expiresAt: Date;
}

/** Returns the keys whose signatures are valid now, the current one first. */
export const getValidKeys = ({ current, accepted }: SecretKeys): readonly string[] =>
  accepted !== undefined && Date.now() < Number(accepted.expiresAt)
    ? [current, accepted.key]
    : [current];

/** Returns the signature of a text. */
export const signText = ({ current }: SecretKeys, text: string): string => hmac(current, text);

/** Whether one of the valid keys created the signature. */
export const isSignatureValid = (keys: SecretKeys, text: string, signature: string): boolean =>
  getValidKeys(keys).some((key) => isEqual(Buffer.from(signature), Buffer.from(hmac(key, text))));

const hmac = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

const isEqual = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
