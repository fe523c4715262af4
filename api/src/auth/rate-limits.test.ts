import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { openDatabase } from "../database/database.ts";
import { RateLimitError } from "./errors.ts";
import { createRateLimits, DEFAULT_LIMITS, normalizeRecipient } from "./rate-limits.ts";

const rule = "loginsPerAccount";
const settings = { ...DEFAULT_LIMITS, [rule]: 3 };

async function createLimits() {
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const limits = createRateLimits(db, settings);
  const backdateAttempts = (minutes: number) =>
    db.execute(
      sql`update rate_counts set window_start = window_start - make_interval(secs => ${minutes * 60})`,
    );
  return { db, url, limits, backdateAttempts };
}

/** Creates the limits of a second process, with another connection pool. */
function createOtherProcessLimits(url: string) {
  const { db, close } = openDatabase(url);
  onTestFinished(close);
  return createRateLimits(db, settings);
}

describe("createRateLimits", () => {
  test("rejects attempts above the limit, with the time to wait", async () => {
    const { limits } = await createLimits();
    for (let n = 0; n < 3; n++) await limits.consume(rule, "ann");

    const attempt = limits.consume(rule, "ann");

    await expect(attempt).rejects.toThrow(RateLimitError);
    await expect(attempt).rejects.toMatchObject({
      retryAfterSeconds: expect.toSatisfy((wait: number) => wait > 800 && wait <= 960),
    });
    await limits.consume(rule, "bob");
    await expect(limits.check(rule, "bob")).resolves.toBeUndefined();
    await expect(limits.check(rule, "ann")).rejects.toThrow(RateLimitError);
  });

  test("ignores attempts that are older than the window", async () => {
    const { limits, backdateAttempts } = await createLimits();
    await limits.consume(rule, "ann");
    await limits.consume(rule, "ann");
    await backdateAttempts(10);
    await limits.consume(rule, "ann");
    await expect(limits.consume(rule, "ann")).rejects.toThrow(RateLimitError);

    await backdateAttempts(7);

    await limits.consume(rule, "ann");
    await limits.consume(rule, "ann");
    await expect(limits.consume(rule, "ann")).rejects.toThrow(RateLimitError);
  });

  test("allows the exact number of concurrent attempts across processes", async () => {
    const { limits, url } = await createLimits();
    const processes = [limits, createOtherProcessLimits(url), createOtherProcessLimits(url)];

    const results = await Promise.all(
      processes.flatMap(({ tryConsume }) =>
        Array.from({ length: 10 }, () => tryConsume(rule, "ann")),
      ),
    );

    expect(results.filter(Boolean)).toHaveLength(3);
    for (const { check } of processes) {
      await expect(check(rule, "ann")).rejects.toThrow(RateLimitError);
    }
  });

  test("resets a limit of one minute after a minute", async () => {
    const { db, limits, backdateAttempts } = await createLimits();
    const { usernameChecksPerIpAddress: limit } = DEFAULT_LIMITS;
    for (let n = 0; n < limit; n++) await limits.consume("usernameChecksPerIpAddress", "192.0.2.7");
    expect(await limits.tryConsume("usernameChecksPerIpAddress", "192.0.2.7")).toBe(false);

    await backdateAttempts(1.05);

    expect(await limits.tryConsume("usernameChecksPerIpAddress", "192.0.2.7")).toBe(true);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from rate_counts`,
    );
    expect(rows[0]?.count).toBeLessThan(limit);
  });

  test("refunds no more attempts than it counted", async () => {
    const { limits } = await createLimits();
    for (let n = 0; n < 3; n++) await limits.consume(rule, "ann");

    await Promise.all(Array.from({ length: 5 }, () => limits.refund(rule, "ann")));

    for (let n = 0; n < 3; n++) expect(await limits.tryConsume(rule, "ann")).toBe(true);
    expect(await limits.tryConsume(rule, "ann")).toBe(false);
  });

  test("ignores the case of an email address", async () => {
    const { limits } = await createLimits();
    for (const email of ["ann@a.example", "ANN@a.example", "Ann@A.example"]) {
      await limits.consume(rule, email);
    }

    expect(await limits.tryConsume(rule, "aNN@a.example")).toBe(false);
  });

  test("does not store IP addresses", async () => {
    const { db, limits } = await createLimits();
    await limits.consume("emailsPerIpAddress", "192.0.2.7");
    await limits.consumeSignUp("192.0.2.7");

    const { rows } = await db.execute(
      sql`select key from rate_counts union select key from rate_buckets`,
    );

    expect(JSON.stringify(rows)).not.toContain("192.0.2.7");
  });

  test("deletes expired attempts", async () => {
    const { db, limits, backdateAttempts } = await createLimits();
    await limits.consume(rule, "ann");
    await backdateAttempts(90);
    await limits.consume(rule, "ann");

    await limits.deleteExpired();

    const { rows } = await db.execute(sql`select hits from rate_counts`);
    expect(rows).toEqual([{ hits: 1 }]);
  });
});

describe("normalizeRecipient", () => {
  test.each([
    ["Ann@Topout.example", "ann@topout.example"],
    ["ann+gym+2@topout.example", "ann@topout.example"],
    ["ann@a+b.example", "ann@a+b.example"],
  ])("maps %s to %s", (email, recipient) => {
    expect(normalizeRecipient(email)).toBe(recipient);
  });
});
