import type { Database, Transaction } from "../database/database.ts";
import { AuthError, RateLimitError } from "./errors.ts";
import { normalizeAccountName } from "./normalize-account-name.ts";
import { addHits, getWaits, lockKeys, type WaitSeconds } from "./rate-counts.ts";
import { DEFAULT_LIMITS, hashKey, LOGIN_MINUTES, type RateLimitSettings } from "./rate-limits.ts";
import { toNetwork } from "./to-network.ts";

/** A client sends a password for an account. */
interface LoginAttempt {
  readonly email: string;
  readonly ipAddress: string;
  readonly trustedClient: TrustedClient | undefined;
}

/** A client that only the owner of the account should have: a network of an earlier login, or a session. */
export interface TrustedClient {
  /** Limits of trusted clients start again after a change of the password. */
  readonly passwordHash: string;
  /** Default: all clients at the address. */
  readonly sessionId?: string | undefined;
}

interface LoginState {
  /** Seconds until the limits of the account and of the address allow an attempt. Equal for known and unknown accounts. */
  readonly wait: WaitSeconds;
  /** Whether the password is verified in any case. No response may depend on this, unless the password is correct. */
  readonly isOpenForOwner: boolean;
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Limits wrong passwords for an account and for an address, and still lets the owner in. See
 * docs/decisions/0054-limits-of-logins.md.
 */
export const createLoginLimits = (db: Database, settings = DEFAULT_LIMITS) => ({
  getState: (attempt: LoginAttempt): Promise<LoginState> =>
    readState(db, toCounts(settings, attempt)),

  /**
   * Counts a wrong password. Concurrent attempts run one after another.
   * @throws {AuthError | RateLimitError}
   */
  settle: async (attempt: LoginAttempt, result: LoginResult): Promise<void> => {
    const counts = toCounts(settings, attempt);
    // Thrown after the transaction, because an error would roll back the count.
    const error = await db.transaction((tx) => settleInTransaction(tx, counts, result));
    if (error) throw error;
  },
});

interface LoginResult {
  readonly isCorrect: boolean;
  /** The state before the password was verified. */
  readonly stateBefore: LoginState;
}

type LoginCounts = ReturnType<typeof toCounts>;

function toCounts(
  { loginsPerAccount, loginsPerIpAddress }: RateLimitSettings,
  { email, ipAddress, trustedClient }: LoginAttempt,
) {
  const network = toNetwork(ipAddress);
  const isTrusted = trustedClient !== undefined;
  const client = trustedClient?.sessionId ?? network;
  const toCount = (name: string, limit: number, subject: string) => ({
    key: hashKey(name, subject),
    limit,
  });
  return {
    isTrusted,
    account: toCount("loginsPerAccount", loginsPerAccount, normalizeAccountName(email)),
    address: toCount("loginsPerIpAddress", loginsPerIpAddress, network),
    /** The failures of an account at a trusted client. All other clients of a network share one count. */
    client: toCount(
      "loginsPerTrustedClient",
      loginsPerAccount,
      `${trustedClient?.passwordHash} ${client}`,
    ),
    /** The failures of all trusted clients of a network above the limits. */
    aboveLimits: toCount("loginsAboveLimits", loginsPerIpAddress, `${isTrusted} ${client}`),
  };
}

async function readState(
  connection: Database | Transaction,
  { account, address, client, aboveLimits, isTrusted }: LoginCounts,
): Promise<LoginState> {
  const [accountWait, addressWait, ...ownerWaits] = await getWaits(connection, LOGIN_MINUTES, [
    account,
    address,
    client,
    aboveLimits,
  ]);
  const waits = [accountWait, addressWait].filter((wait) => wait !== undefined);
  return {
    wait: waits.length > 0 ? Math.max(...waits) : undefined,
    isOpenForOwner: isTrusted && ownerWaits.every((wait) => wait === undefined),
  };
}

/** Returns undefined if the attempt succeeds, or the error. */
async function settleInTransaction(
  tx: Transaction,
  counts: LoginCounts,
  { isCorrect, stateBefore }: LoginResult,
): Promise<AuthError | RateLimitError | undefined> {
  const { account, address, client, aboveLimits } = counts;
  await lockKeys(tx, [account.key, address.key, client.key, aboveLimits.key]);
  const { wait = stateBefore.wait, isOpenForOwner } = await readState(tx, counts);
  if (isCorrect && (wait === undefined || isOpenForOwner)) return undefined;

  if (wait === undefined) {
    await addHits(tx, [account.key, address.key, client.key], { minutes: LOGIN_MINUTES, hits: 1 });
    return new AuthError("wrong-password");
  }
  const hits = isOpenForOwner ? 1 : 0;
  await addHits(tx, [client.key, aboveLimits.key], { minutes: LOGIN_MINUTES, hits });
  return new RateLimitError(wait);
}
