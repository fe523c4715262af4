import { createHash } from "node:crypto";

import type { SQL } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { RateLimitError } from "./errors.ts";
import { normalizeAccountName } from "./normalize-account-name.ts";
import { createRateCounts, insertHits, selectWait, type WaitSeconds } from "./rate-counts.ts";
import { createTokenBuckets } from "./token-buckets.ts";
import { toNetwork } from "./to-network.ts";

/** The maximum number of attempts in each window. `rules` has the lengths of the windows. */
export interface RateLimitSettings {
  readonly loginsPerAccount: number;
  readonly loginsPerIpAddress: number;
  /** Sign-ups and their emails that are possible again each hour. */
  readonly signUpsPerIpAddress: number;
  /** Sign-ups and their emails at once: two for each of a hundred people. */
  readonly signUpBurstPerIpAddress: number;
  /** Other emails that a client requests. */
  readonly emailsPerIpAddress: number;
  /** Emails to a recipient, for each kind of email. */
  readonly emailsPerRecipient: number;
  readonly usernameChecksPerIpAddress: number;
  /** Climbs that a user logs. The limit is higher than anyone can climb. */
  readonly climbsPerUser: number;
  /** Scans of labels that count. A gym's visitors share an address. */
  readonly scansPerIpAddress: number;
  /** Downloads of all data of a user. */
  readonly exportsPerUser: number;
}

export const DEFAULT_LIMITS: RateLimitSettings = {
  loginsPerAccount: 10,
  loginsPerIpAddress: 50,
  signUpsPerIpAddress: 30,
  signUpBurstPerIpAddress: 200,
  emailsPerIpAddress: 30,
  emailsPerRecipient: 10,
  usernameChecksPerIpAddress: 60,
  climbsPerUser: 600,
  scansPerIpAddress: 300,
  exportsPerUser: 20,
};

/** The limits that count attempts in a sliding window. Sign-ups have a token bucket instead. */
type LimitName = Exclude<
  keyof RateLimitSettings,
  "signUpsPerIpAddress" | "signUpBurstPerIpAddress"
>;

interface Rule {
  readonly minutes: number;
  /** Maps subjects that share a count to the same value. */
  readonly normalize: (subject: string) => string;
}

export const LOGIN_MINUTES = 15;

const rules: Readonly<Record<LimitName, Rule>> = {
  loginsPerAccount: { minutes: LOGIN_MINUTES, normalize: normalizeAccountName },
  loginsPerIpAddress: { minutes: LOGIN_MINUTES, normalize: toNetwork },
  emailsPerIpAddress: { minutes: 60, normalize: toNetwork },
  emailsPerRecipient: { minutes: 60, normalize: normalizeRecipient },
  usernameChecksPerIpAddress: { minutes: 1, normalize: toNetwork },
  climbsPerUser: { minutes: 60, normalize: normalizeAccountName },
  scansPerIpAddress: { minutes: 60, normalize: toNetwork },
  exportsPerUser: { minutes: 60, normalize: normalizeAccountName },
};
const LONGEST_WINDOW_MINUTES = Math.max(...Object.values(rules).map(({ minutes }) => minutes));

interface LimitInStatements {
  /** The seconds until the next attempt is allowed, or null. */
  readonly wait: SQL<number | null>;
  /** @throws {RateLimitError} unless the wait is null. */
  readonly check: (wait: number | null) => void;
  /** An `insert` statement that counts the attempt. */
  readonly count: SQL;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** The subject of a limit is the IP address, the email address or the user of a request. */
export function createRateLimits(db: Database, limits = DEFAULT_LIMITS) {
  const counts = createRateCounts(db);
  const buckets = createTokenBuckets(db);
  const signUps = { burst: limits.signUpBurstPerIpAddress, perHour: limits.signUpsPerIpAddress };
  const getWindow = (name: LimitName) => ({ minutes: rules[name].minutes, limit: limits[name] });
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

    /** Counts a sign-up, or an email that verifies its address. Throws if the limit is reached. */
    consumeSignUp: async (ipAddress: string): Promise<void> => {
      const key = hashKey("signUpsPerIpAddress", toNetwork(ipAddress));
      throwIfLimited(await buckets.take(key, signUps), "signUpsPerIpAddress");
    },

    /**
     * Like `consume`, as parts of two statements of a transaction. It must have locked the subject in an earlier
     * statement. The attempt does not count if the transaction fails.
     */
    inStatements: (name: LimitName, subject: string): LimitInStatements => {
      const key = toKey(name, subject);
      const { minutes } = rules[name];
      return {
        wait: selectWait(key, getWindow(name)),
        check: (wait) => throwIfLimited(wait ?? undefined, name),
        count: insertHits([key], { minutes, hits: 1 }),
      };
    },

    /** Like `consume`, but returns false instead of throwing. */
    tryConsume: async (name: LimitName, subject: string): Promise<boolean> =>
      (await increment(name, subject)) === undefined,

    /** Removes the last counted attempt, for example if the email could not be sent. */
    refund: (name: LimitName, subject: string): Promise<void> =>
      counts.decrement(toKey(name, subject)),

    /** Removes all attempts, for example after a password reset. */
    reset: (name: LimitName, subject: string): Promise<void> => counts.delete(toKey(name, subject)),

    deleteExpired: async (): Promise<void> => {
      // A row stores the start of a sixtieth of its window, so it expires that much later.
      await counts.deleteOlderThan(LONGEST_WINDOW_MINUTES + LONGEST_WINDOW_MINUTES / 60);
      await buckets.deleteFull();
    },
  };
}

/** What happened, for each limit whose default message would not be clear. */
const causes: Partial<Record<keyof RateLimitSettings, string>> = {
  signUpsPerIpAddress: "Many accounts were created on this network.",
  climbsPerUser: "You have logged a lot of climbs in the last hour.",
  exportsPerUser: "You have downloaded your data many times in the last hour.",
};

function throwIfLimited(wait: WaitSeconds, name: keyof RateLimitSettings): void {
  if (wait !== undefined) throw new RateLimitError(wait, causes[name]);
}

const toKey = (name: LimitName, subject: string) => hashKey(name, rules[name].normalize(subject));

/** Hashes the subject, so that the table contains no email or IP address. */
export const hashKey = (name: string, subject: string) =>
  `${name}:${createHash("sha256").update(subject).digest("base64url")}`;

/** Removes the part after a plus sign, because mail servers ignore it. */
export function normalizeRecipient(email: string): string {
  const [local = "", ...domain] = normalizeAccountName(email).split("@");
  return [local.split("+", 1)[0], ...domain].join("@");
}
