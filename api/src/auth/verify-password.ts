import { AuthError } from "./errors.ts";
import type { KnownAddresses } from "./known-addresses.ts";
import type { LoginLimits, TrustedClient } from "./login-limits.ts";
import type { PasswordQueue } from "./password-queue.ts";

export interface PasswordDependencies {
  readonly passwordQueue: PasswordQueue;
  readonly loginLimits: LoginLimits;
  readonly knownAddresses: KnownAddresses;
}

interface OwnAccount {
  readonly id: string;
  readonly password_hash: string;
}

interface Credentials<A> {
  readonly email: string;
  readonly password: string;
  /** Undefined if no active account has this email. */
  readonly account: A | undefined;
  /** The IP address of the client. */
  readonly ipAddress: string;
  /** The session of the account, if the client is signed in. */
  readonly sessionId?: string;
}

/**
 * Returns the account if the password is correct. Without an account, takes the same time and throws the same error. All
 * endpoints share the limits of wrong passwords.
 * @throws {AuthError | RateLimitError} the latter after too many failed attempts.
 */
export async function verifyPassword<A extends OwnAccount>(
  { passwordQueue, loginLimits, knownAddresses }: PasswordDependencies,
  { password, ...credentials }: Credentials<A>,
): Promise<A> {
  const { email, account, ipAddress } = credentials;
  const trustedClient = await findTrustedClient(knownAddresses, credentials);
  const attempt = { email, ipAddress, trustedClient };
  const stateBefore = await loginLimits.getState(attempt);
  const canTry = stateBefore.wait === undefined || stateBefore.isOpenForOwner;
  // Hash a password in any case. The duration must not reveal for whom the limits have an exception.
  const passwordHash = canTry ? account?.password_hash : undefined;
  const isCorrect = await passwordQueue.verify(password, passwordHash, ipAddress);
  await loginLimits.settle(attempt, { isCorrect, stateBefore });
  if (!account) throw new AuthError("wrong-password");
  return account;
}

/** Runs the same query for every account. */
async function findTrustedClient(
  knownAddresses: KnownAddresses,
  { account, ipAddress, sessionId }: Omit<Credentials<OwnAccount>, "password">,
): Promise<TrustedClient | undefined> {
  const isKnownAddress = await knownAddresses.has(account?.id, ipAddress);
  const isTrusted = isKnownAddress || sessionId !== undefined;
  return account && isTrusted ? { passwordHash: account.password_hash, sessionId } : undefined;
}
