import { createHash } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

import type { Database } from "../database/database.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { createRateCounts } from "./rate-counts.ts";

/** How many attempts each window allows. `rules` below has the windows. */
export interface Limits {
  readonly loginsPerAccount: number;
  readonly loginsPerAddress: number;
  readonly signUpsPerAddress: number;
  /** Requested by a client. */
  readonly mailsPerAddress: number;
  /** Sent to a recipient, for each kind of email. */
  readonly mailsPerMailbox: number;
  readonly nameLookUpsPerAddress: number;
}

export const DEFAULT_LIMITS: Limits = {
  loginsPerAccount: 10,
  loginsPerAddress: 50,
  signUpsPerAddress: 30,
  mailsPerAddress: 30,
  mailsPerMailbox: 10,
  nameLookUpsPerAddress: 60,
};

type LimitName = keyof Limits;

interface Rule {
  readonly minutes: number;
  /** Maps a subject to the value that is counted. */
  readonly normalize: (subject: string) => string;
}

const rules: Readonly<Record<LimitName, Rule>> = {
  loginsPerAccount: { minutes: 15, normalize: toLowerCase },
  loginsPerAddress: { minutes: 15, normalize: toNetwork },
  signUpsPerAddress: { minutes: 60, normalize: toNetwork },
  mailsPerAddress: { minutes: 60, normalize: toNetwork },
  mailsPerMailbox: { minutes: 60, normalize: normalizeRecipient },
  nameLookUpsPerAddress: { minutes: 1, normalize: toNetwork },
};
const LONGEST_WINDOW_MINUTES = Math.max(...Object.values(rules).map(({ minutes }) => minutes));

export type RateLimits = ReturnType<typeof createRateLimits>;

/** The subject of a limit is an IP address or an email address, as the request contains it. */
export function createRateLimits(db: Database, limits = DEFAULT_LIMITS) {
  const counts = createRateCounts(db);
  const getWindow = (name: LimitName) => ({ minutes: rules[name].minutes, limit: limits[name] });
  const increment = (name: LimitName, subject: string) =>
    counts.increment(toKey(name, subject), getWindow(name));

  return {
    /** Throws if the limit is reached. Counts nothing. */
    check: async (name: LimitName, subject: string): Promise<void> => {
      throwIfLimited(await counts.getWait(toKey(name, subject), getWindow(name)));
    },

    /** Counts an attempt. Throws, and does not count it, if the limit is reached. */
    consume: async (name: LimitName, subject: string): Promise<void> => {
      throwIfLimited(await increment(name, subject));
    },

    /** Like `consume`, but returns false instead of throwing. */
    tryConsume: async (name: LimitName, subject: string): Promise<boolean> =>
      (await increment(name, subject)) === undefined,

    /** Removes the last counted attempt, for an action that did not happen. */
    refund: (name: LimitName, subject: string): Promise<void> =>
      counts.decrement(toKey(name, subject)),

    /** Removes all attempts, for example after a password reset. */
    reset: (name: LimitName, subject: string): Promise<void> => counts.delete(toKey(name, subject)),

    deleteExpired: () =>
      counts.deleteOlderThan(LONGEST_WINDOW_MINUTES + LONGEST_WINDOW_MINUTES / 60),
  };
}

function throwIfLimited(wait: number | undefined): void {
  if (wait !== undefined) throw new ProblemError("RATE_LIMITED", { retryAfterSeconds: wait });
}

/** Hashed, so that the table contains no email or IP address. */
const toKey = (name: LimitName, subject: string) =>
  `${name}:${createHash("sha256").update(rules[name].normalize(subject)).digest("base64url")}`;

function toLowerCase(text: string): string {
  return text.toLowerCase();
}

/** Mail servers ignore the part after a plus sign: both addresses have the same recipient. */
export function normalizeRecipient(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, "");
}

/** An IPv6 customer usually has a whole /64 network, so the limit counts the network. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...middle, ...back].slice(0, 4).join(":");
}
