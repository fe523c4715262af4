import { createHash } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

import { lt, sql } from "drizzle-orm";

import type { Limits } from "../app-config.ts";
import type { Database } from "../database/database.ts";
import { rateCounts } from "../database/schema.ts";
import { ProblemError } from "../http/problem.ts";

export const DEFAULT_LIMITS: Limits = {
  loginsPerAccount: 10,
  loginsPerAddress: 50,
  signUpsPerAddress: 30,
};
const LONGEST_MINUTES = 60;

interface Rule {
  readonly name: string;
  readonly limit: number;
  readonly minutes: number;
}

export const limitRules = ({
  loginsPerAccount,
  loginsPerAddress,
  signUpsPerAddress,
} = DEFAULT_LIMITS) => ({
  loginsOfAccount: { name: "login:account", limit: loginsPerAccount, minutes: 15 },
  loginsFromAddress: { name: "login:address", limit: loginsPerAddress, minutes: 15 },
  signUpsFromAddress: { name: "sign-up:address", limit: signUpsPerAddress, minutes: 60 },
});

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts tries in the database by the minute, so that all processes count together and the window slides. */
export function createRateLimits(db: Database) {
  /** Refuses when there were too many tries already; counts nothing. */
  const check = async (rule: Rule, subject: string): Promise<void> => {
    const { rows } = await db.execute<{ hits: number; wait: number | null }>(sql`
      select coalesce(sum(hits), 0)::int as hits,
        ceil(extract(epoch from min(window_start) + ${span(rule)} - now()))::int as wait
      from rate_counts
      where key = ${toKey(rule, subject)} and window_start > now() - ${span(rule)}`);
    const [found] = rows;
    if (found && found.hits >= rule.limit) throw tooMany(found.wait ?? rule.minutes * 60);
  };

  /** Counts a try, or refuses it and does not count it. One statement, so that tries at once cannot slip past. */
  const take = async (rule: Rule, subject: string): Promise<void> => {
    const key = toKey(rule, subject);
    const before = sql`(select coalesce(sum(hits), 0) from rate_counts
      where key = ${key} and window_start > now() - ${span(rule)}
        and window_start < date_trunc('minute', now()))`;
    const { rows } = await db.execute(sql`
      insert into rate_counts (key, window_start, hits)
      select ${key}, date_trunc('minute', now()), 1 where ${before} < ${rule.limit}
      on conflict (key, window_start) do update set hits = rate_counts.hits + 1
      where rate_counts.hits + ${before} < ${rule.limit}
      returning hits`);
    if (rows.length > 0) return;
    await check(rule, subject);
    throw tooMany(rule.minutes * 60);
  };

  const forgetExpired = async () => {
    const limit = sql`now() - make_interval(mins => ${LONGEST_MINUTES + 1})`;
    await db.delete(rateCounts).where(lt(rateCounts.window_start, limit));
  };

  return { check, take, forgetExpired };
}

/** A minute longer than the rule's, since a bucket carries the time at which it began. */
const span = ({ minutes }: Rule) => sql`make_interval(mins => ${minutes + 1})`;

const tooMany = (wait: number) =>
  new ProblemError("RATE_LIMITED", { retryAfterSeconds: Math.max(1, wait) });

/** Hashed, so that the table keeps nobody's e-mail or address. */
const toKey = ({ name }: Rule, subject: string) =>
  `${name}:${createHash("sha256").update(subject).digest("base64url")}`;

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
