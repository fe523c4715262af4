import * as z from "zod/mini";

import { createJwt } from "./jwt.ts";
import { isSignatureValid, type SecretKeys, signText } from "./secret-keys.ts";

const VERIFY_AUDIENCE = "fastapi-users:verify";
const RESET_AUDIENCE = "fastapi-users:reset";
const EMAIL_CHANGE_AUDIENCE = "topout:change-email";
const LIFETIME_MS = 60 * 60 * 1_000;

interface LinkAccount {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
}

const VerificationClaims = z.object({ sub: z.uuid(), email: z.string() });
const ResetClaims = z.object({ sub: z.uuid(), email: z.string(), password_fgpt: z.string() });
type ResetClaims = z.infer<typeof ResetClaims>;
const EmailChangeClaims = z.extend(ResetClaims, { new_email: z.string() });

export type LinkTokens = ReturnType<typeof createLinkTokens>;

/**
 * Signs and parses the tokens in email links. A token is valid for one hour, and only for the email address that it
 * contains. Tokens for a new password or a new address also contain a hash of the current password. Each of them works
 * once, because its use changes the password or the address.
 */
export function createLinkTokens(keys: SecretKeys) {
  const jwt = createJwt(keys);
  const getExpiry = () => new Date(Date.now() + LIFETIME_MS);

  /** A keyed hash, because the password hash itself must not appear in an email. */
  const fingerprint = (passwordHash: string) => signText(keys, toFingerprintText(passwordHash));

  return {
    signVerificationToken: ({ id, email }: LinkAccount): Promise<string> =>
      jwt.sign({
        audience: VERIFY_AUDIENCE,
        subject: id,
        claims: { email },
        expires: getExpiry(),
      }),

    signResetToken: ({ id, email, password_hash }: LinkAccount): Promise<string> => {
      const claims = { email, password_fgpt: fingerprint(password_hash) };
      return jwt.sign({ audience: RESET_AUDIENCE, subject: id, claims, expires: getExpiry() });
    },

    signEmailChangeToken: (account: LinkAccount, newEmail: string): Promise<string> =>
      jwt.sign({
        audience: EMAIL_CHANGE_AUDIENCE,
        subject: account.id,
        claims: {
          email: account.email,
          password_fgpt: fingerprint(account.password_hash),
          new_email: newEmail,
        },
        expires: getExpiry(),
      }),

    parseVerificationToken: (token: string) =>
      jwt.verify(token, VERIFY_AUDIENCE, VerificationClaims),

    parseResetToken: (token: string) => jwt.verify(token, RESET_AUDIENCE, ResetClaims),

    parseEmailChangeToken: (token: string) =>
      jwt.verify(token, EMAIL_CHANGE_AUDIENCE, EmailChangeClaims),

    /** Whether address and password are unchanged since the token was signed. */
    isCurrent: (claims: ResetClaims, { email, password_hash }: LinkAccount): boolean =>
      claims.email === email &&
      isSignatureValid(keys, toFingerprintText(password_hash), claims.password_fgpt),
  };
}

const toFingerprintText = (passwordHash: string): string => `password ${passwordHash}`;
