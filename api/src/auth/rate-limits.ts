import { createHash } from "node:crypto";

import type { Database, Transaction } from "../database/database.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { normalizeAccountName } from "./normalize-account-name.ts";
import { createRateCounts, incrementInTransaction } from "./rate-counts.ts";
import { toNetwork } from "./to-network.ts";

/** The maximum number of attempts in each window. `rules` has the lengths of the windows. */
export interface RateLimitSettings {
  readonly loginsPerAccount: number;
  readonly loginsPerIpAddress: number;
  readonly signUpsPerIpAddress: number;
  /** Emails that a client requests. */
  readonly emailsPerIpAddress: number;
  /** Emails to a recipient, for each kind of email. */
  readonly emailsPerRecipient: number;
  readonly usernameChecksPerIpAddress: number;
  /** Climbs that a user logs. The limit is higher than anyone can climb. */
  readonly climbsPerUser: number;
}

export const DEFAULT_LIMITS: RateLimitSettings = {
  loginsPerAccount: 10,
  loginsPerIpAddress: 50,
  signUpsPerIpAddress: 30,
  emailsPerIpAddress: 30,
  emailsPerRecipient: 10,
  usernameChecksPerIpAddress: 60,
  climbsPerUser: 600,
};

export type LimitName = keyof RateLimitSettings | "loginsPerKnownIpAddress";

interface Rule {
  readonly minutes: number;
  /** Maps subjects that share a count to the same value. */
  readonly normalize: (subject: string) => string;
}

const rules: Readonly<Record<LimitName, Rule>> = {
  loginsPerAccount: { minutes: 15, normalize: normalizeAccountName },
  loginsPerIpAddress: { minutes: 15, normalize: toNetwork },
  loginsPerKnownIpAddress: { minutes: 15, normalize: normalizeAccountName },
  signUpsPerIpAddress: { minutes: 60, normalize: toNetwork },
  emailsPerIpAddress: { minutes: 60, normalize: toNetwork },
  emailsPerRecipient: { minutes: 60, normalize: normalizeRecipient },
  usernameChecksPerIpAddress: { minutes: 1, normalize: toNetwork },
  climbsPerUser: { minutes: 60, normalize: normalizeAccountName },
};
const LONGEST_WINDOW_MINUTES = Math.max(...Object.values(rules).map(({ minutes }) => minutes));

export type RateLimits = ReturnType<typeof createRateLimits>;

/** The subject of a limit is the IP address, the email address or the user of a request. */
export function createRateLimits(db: Database, limits = DEFAULT_LIMITS) {
  const counts = createRateCounts(db);
  const allLimits = { ...limits, loginsPerKnownIpAddress: limits.loginsPerAccount };
  const getWindow = (name: LimitName) => ({ minutes: rules[name].minutes, limit: allLimits[name] });
  const increment = (name: LimitName, subject: string) =>
    counts.increment(toKey(name, subject), getWindow(name));

  return {
    /** Throws if the limit is reached. Does not count an attempt. */
    check: async (name: LimitName, subject: string): Promise<void> => {
      throwIfLimited(await counts.getWaitSeconds(toKey(name, subject), getWindow(name)), name);
    },

    /** Counts an attempt. If the limit is reached, throws and does not count it. */
    consume: async (name: LimitName, subject: string): Promise<void> => {
      throwIfLimited(await increment(name, subject), name);
    },

    /** Like `consume`, in a transaction. The attempt does not count if the transaction fails. */
    consumeInTransaction: async (
      tx: Transaction,
      name: LimitName,
      subject: string,
    ): Promise<void> => {
      throwIfLimited(await incrementInTransaction(tx, toKey(name, subject), getWindow(name)), name);
    },

    /** Like `consume`, but returns false instead of throwing. */
    tryConsume: async (name: LimitName, subject: string): Promise<boolean> =>
      (await increment(name, subject)) === undefined,

    /** Removes the last counted attempt, for example if the email could not be sent. */
    refund: (name: LimitName, subject: string): Promise<void> =>
      counts.decrement(toKey(name, subject)),

    /** Removes all attempts, for example after a password reset. */
    reset: (name: LimitName, subject: string): Promise<void> => counts.delete(toKey(name, subject)),

    /** A row stores the start of a sixtieth of its window, so it expires that much later. */
    deleteExpired: () =>
      counts.deleteOlderThan(LONGEST_WINDOW_MINUTES + LONGEST_WINDOW_MINUTES / 60),
  };
}

/** The messages of limits whose default message would not be clear. */
const messages: Partial<Record<LimitName, string>> = {
  climbsPerUser: "You have logged a lot of climbs in the last hour. Try again later.",
};

function throwIfLimited(wait: number | undefined, name: LimitName): void {
  if (wait === undefined) return;
  const message = messages[name];
  throw new ProblemError("RATE_LIMITED", { retryAfterSeconds: wait, ...(message && { message }) });
}

/** Hashes the subject, so that the table contains no email or IP address. */
const toKey = (name: LimitName, subject: string) =>
  `${name}:${createHash("sha256").update(rules[name].normalize(subject)).digest("base64url")}`;

/** Removes the part after a plus sign, because mail servers ignore it. */
export function normalizeRecipient(email: string): string {
  return normalizeAccountName(email).replace(/\+[^@]*(?=@)/, "");
}
