import { createHmac } from "node:crypto";

import * as z from "zod/mini";

import { createJwt } from "./jwt.ts";

const VERIFY = "fastapi-users:verify";
const RESET = "fastapi-users:reset";
const LIFETIME_MS = 60 * 60 * 1_000;

/** Whose link it is. */
interface Owner {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
}

const Verify = z.object({ sub: z.uuid(), email: z.string() });
const Reset = z.object({ sub: z.uuid(), email: z.string(), password_fgpt: z.string() });
type Reset = z.infer<typeof Reset>;

export type LinkTokens = ReturnType<typeof createLinkTokens>;

/**
 * The tokens in mailed links, each for one hour and one purpose. One that verifies holds for the address that it was
 * mailed to; one that resets holds for as long as the password stays the present one, and so works once.
 */
export function createLinkTokens(secretKey: string) {
  const jwt = createJwt(secretKey);
  const expires = () => new Date(Date.now() + LIFETIME_MS);

  /** Tells nothing of the hash, which is not for mails. */
  const fingerprint = (passwordHash: string) =>
    createHmac("sha256", secretKey).update(`password ${passwordHash}`).digest("base64url");

  return {
    signVerify: ({ id, email }: Owner): Promise<string> =>
      jwt.sign({ audience: VERIFY, subject: id, claims: { email }, expires: expires() }),

    signReset: ({ id, email, password_hash }: Owner): Promise<string> => {
      const claims = { email, password_fgpt: fingerprint(password_hash) };
      return jwt.sign({ audience: RESET, subject: id, claims, expires: expires() });
    },

    readVerify: (token: string) => jwt.read(token, VERIFY, Verify),

    readReset: (token: string) => jwt.read(token, RESET, Reset),

    /** Whether the account's password is still the one that the link was to replace. */
    isCurrent: ({ password_fgpt }: Reset, { password_hash }: Owner): boolean =>
      password_fgpt === fingerprint(password_hash),
  };
}
