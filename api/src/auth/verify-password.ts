import { ProblemError } from "../errors/problem-error.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { KnownAddresses } from "./known-addresses.ts";
import type { LimitName, RateLimits } from "./rate-limits.ts";
import { toNetwork } from "./to-network.ts";

export interface PasswordDependencies {
  readonly passwordHasher: PasswordHasher;
  readonly limits: RateLimits;
  readonly knownAddresses: KnownAddresses;
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
 * Returns the account if the password is correct. Without an account, it takes the same time and throws the same error.
 * All endpoints share the limits for failed attempts. Attempts from an address from which the user has signed in have a
 * separate limit, so that other clients cannot lock the user out there.
 * @throws {ProblemError} LOGIN_BAD_CREDENTIALS, or RATE_LIMITED after too many failed attempts.
 */
export async function verifyPassword<
  A extends { readonly id: string; readonly password_hash: string },
>(
  { passwordHasher, limits, knownAddresses }: PasswordDependencies,
  { email, password, account, ipAddress }: Credentials<A>,
): Promise<A> {
  const isKnown = await knownAddresses.has(account?.id, ipAddress);
  const limitChecks: readonly LimitCheck[] = isKnown
    ? [["loginsPerKnownIpAddress", `${email} ${toNetwork(ipAddress)}`]]
    : [
        ["loginsPerAccount", email],
        ["loginsPerIpAddress", ipAddress],
      ];
  await checkLimits(limits, limitChecks);

  const isCorrect = await passwordHasher.verify(password, account?.password_hash);
  if (!account || !isCorrect) {
    for (const [name, subject] of limitChecks) await limits.consume(name, subject);
    throw new ProblemError("LOGIN_BAD_CREDENTIALS");
  }
  // Concurrent attempts may have reached the limit during the verification.
  await checkLimits(limits, limitChecks);
  return account;
}

type LimitCheck = readonly [name: LimitName, subject: string];

async function checkLimits(limits: RateLimits, limitChecks: readonly LimitCheck[]): Promise<void> {
  for (const [name, subject] of limitChecks) await limits.check(name, subject);
}
