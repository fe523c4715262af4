import { ProblemError } from "../errors/problem-error.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { RateLimits } from "./rate-limits.ts";

export interface PasswordDependencies {
  readonly passwordHasher: PasswordHasher;
  readonly limits: RateLimits;
}

interface Credentials<A> {
  readonly email: string;
  readonly password: string;
  /** Undefined if no active account has this email. */
  readonly account: A | undefined;
  /** The IP address of the client. */
  readonly ipAddress: string;
}

/**
 * Returns the account if the password is correct. All endpoints share the limits for failed attempts. A missing account
 * takes the same time and throws the same error.
 * @throws {ProblemError} LOGIN_BAD_CREDENTIALS, or RATE_LIMITED after too many failed attempts.
 */
export async function verifyPassword<A extends { readonly password_hash: string }>(
  { passwordHasher, limits }: PasswordDependencies,
  { email, password, account, ipAddress }: Credentials<A>,
): Promise<A> {
  await limits.check("loginsPerAccount", email);
  await limits.check("loginsPerIpAddress", ipAddress);

  const isCorrect = await passwordHasher.verify(password, account?.password_hash);
  if (!account || !isCorrect) {
    await limits.consume("loginsPerAccount", email);
    await limits.consume("loginsPerIpAddress", ipAddress);
    throw new ProblemError("LOGIN_BAD_CREDENTIALS");
  }
  // Concurrent attempts may have reached the limit during the verification.
  await limits.check("loginsPerAccount", email);
  return account;
}
