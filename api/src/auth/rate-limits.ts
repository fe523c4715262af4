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
  /** What counts as one and the same. */
  readonly subjectOf: (subject: string) => string;
}

const rules: Readonly<Record<LimitName, Rule>> = {
  loginsPerAccount: { minutes: 15, subjectOf: lowerCased },
  loginsPerAddress: { minutes: 15, subjectOf: networkOf },
  signUpsPerAddress: { minutes: 60, subjectOf: networkOf },
  mailsPerAddress: { minutes: 60, subjectOf: networkOf },
  mailsPerMailbox: { minutes: 60, subjectOf: mailboxOf },
  nameLookUpsPerAddress: { minutes: 1, subjectOf: networkOf },
};
const LONGEST_MINUTES = Math.max(...Object.values(rules).map(({ minutes }) => minutes));

export type RateLimits = ReturnType<typeof createRateLimits>;

/** A limit's subject is a network address, or an account's e-mail, as the request brought it. */
export function createRateLimits(db: Database, limits = DEFAULT_LIMITS) {
  const counts = createRateCounts(db);
  const windowOf = (name: LimitName) => ({ minutes: rules[name].minutes, limit: limits[name] });
  const count = (name: LimitName, subject: string) =>
    counts.count(toKey(name, subject), windowOf(name));

  return {
    /** Refuses when there were too many tries already; counts nothing. */
    check: async (name: LimitName, subject: string): Promise<void> => {
      refuse(await counts.waitOf(toKey(name, subject), windowOf(name)));
    },

    /** Counts a try, or refuses it and does not count it. */
    take: async (name: LimitName, subject: string): Promise<void> => {
      refuse(await count(name, subject));
    },

    /** The same where a refusal must not show. */
    allows: async (name: LimitName, subject: string): Promise<boolean> =>
      (await count(name, subject)) === undefined,

    /** What was counted last did not come about. */
    giveBack: (name: LimitName, subject: string): Promise<void> =>
      counts.giveBack(toKey(name, subject)),

    /** What was counted is settled by something stronger. */
    clear: (name: LimitName, subject: string): Promise<void> => counts.clear(toKey(name, subject)),

    forgetExpired: () => counts.forget(LONGEST_MINUTES + LONGEST_MINUTES / 60),
  };
}

function refuse(wait: number | undefined): void {
  if (wait !== undefined) throw new ProblemError("RATE_LIMITED", { retryAfterSeconds: wait });
}

/** Hashed, so that the table keeps nobody's e-mail or address. */
const toKey = (name: LimitName, subject: string) =>
  `${name}:${createHash("sha256").update(rules[name].subjectOf(subject)).digest("base64url")}`;

function lowerCased(text: string): string {
  return text.toLowerCase();
}

/** Whose mailbox an e-mail stands for: what follows a plus is the owner's own note. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, "");
}

/** Whom an address stands for: in IPv6 one customer has a whole /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...middle, ...back].slice(0, 4).join(":");
}
