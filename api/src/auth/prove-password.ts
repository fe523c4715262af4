import { ProblemError } from "../errors/problem-error.ts";
import type { PasswordHashes } from "./password-hashes.ts";
import type { RateLimits } from "./rate-limits.ts";

export interface ProofParts {
  readonly hashes: PasswordHashes;
  readonly limits: RateLimits;
}

interface Claim<A> {
  readonly email: string;
  readonly password: string;
  /** Undefined where nobody may sign in by that e-mail. */
  readonly account: A | undefined;
  /** Where the claim comes from. */
  readonly address: string;
}

/**
 * Answers with the account, where the password is its own. Every wrong one counts, wherever it is asked for, so that no second door
 * lets somebody guess on. An account that is not there is answered alike, and after the same work.
 * @throws {ProblemError} LOGIN_BAD_CREDENTIALS, or RATE_LIMITED after too many of them.
 */
export async function provePassword<A extends { readonly password_hash: string }>(
  { hashes, limits }: ProofParts,
  { email, password, account, address }: Claim<A>,
): Promise<A> {
  await limits.check("loginsPerAccount", email);
  await limits.check("loginsPerAddress", address);

  const matched = await hashes.matches(password, account?.password_hash);
  if (!account || !matched) {
    await limits.take("loginsPerAccount", email);
    await limits.take("loginsPerAddress", address);
    throw new ProblemError("LOGIN_BAD_CREDENTIALS");
  }
  // Guesses that were made at the same time may have used up the tries meanwhile.
  await limits.check("loginsPerAccount", email);
  return account;
}
