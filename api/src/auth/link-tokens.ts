import { createHmac } from "node:crypto";

import * as z from "zod/mini";

import { createJwt } from "./jwt.ts";

const VERIFY_AUDIENCE = "fastapi-users:verify";
const RESET_AUDIENCE = "fastapi-users:reset";
const LIFETIME_MS = 60 * 60 * 1_000;

interface LinkAccount {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
}

const VerificationClaims = z.object({ sub: z.uuid(), email: z.string() });
const ResetClaims = z.object({ sub: z.uuid(), email: z.string(), password_fgpt: z.string() });
type ResetClaims = z.infer<typeof ResetClaims>;

export type LinkTokens = ReturnType<typeof createLinkTokens>;

/**
 * The tokens in the links of emails. They are valid for one hour. A verification token is bound to the email address.
 * A reset token is bound to the current password, so it works once.
 */
export function createLinkTokens(secretKey: string) {
  const jwt = createJwt(secretKey);
  const getExpiry = () => new Date(Date.now() + LIFETIME_MS);

  /** A keyed hash, because the password hash itself must not appear in an email. */
  const fingerprint = (passwordHash: string) =>
    createHmac("sha256", secretKey).update(`password ${passwordHash}`).digest("base64url");

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

    parseVerificationToken: (token: string) =>
      jwt.verify(token, VERIFY_AUDIENCE, VerificationClaims),

    parseResetToken: (token: string) => jwt.verify(token, RESET_AUDIENCE, ResetClaims),

    /** Whether the password is unchanged since the token was signed. */
    isCurrentPassword: ({ password_fgpt }: ResetClaims, { password_hash }: LinkAccount): boolean =>
      password_fgpt === fingerprint(password_hash),
  };
}
