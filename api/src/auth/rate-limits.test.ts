import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { createRateLimits, networkOf } from "./rate-limits.ts";

const rule = { name: "test", limit: 3, minutes: 15 };

async function createLimits() {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const limits = createRateLimits(db);
  const age = (minutes: number) =>
    db.execute(
      sql`update rate_counts set window_start = window_start - make_interval(mins => ${minutes})`,
    );
  return { db, limits, age };
}

describe("a limit", () => {
  test("refuses what goes beyond it, to that subject only, and says for how long", async () => {
    const { limits } = await createLimits();
    for (let n = 0; n < 3; n++) await limits.take(rule, "ann");

    const refused = limits.take(rule, "ann");

    await expect(refused).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await expect(refused).rejects.toMatchObject({
      details: { retryAfterSeconds: expect.toSatisfy((wait: number) => wait > 800 && wait <= 960) },
    });
    await limits.take(rule, "bob");
    await expect(limits.check(rule, "bob")).resolves.toBeUndefined();
    await expect(limits.check(rule, "ann")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  test("slides: what lies back far enough does not count", async () => {
    const { limits, age } = await createLimits();
    await limits.take(rule, "ann");
    await limits.take(rule, "ann");
    await age(10);
    await limits.take(rule, "ann");
    await expect(limits.take(rule, "ann")).rejects.toMatchObject({ code: "RATE_LIMITED" });

    await age(7);

    await limits.take(rule, "ann");
    await limits.take(rule, "ann");
    await expect(limits.take(rule, "ann")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  test("lets just its number through at once", async () => {
    const { limits } = await createLimits();

    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => limits.take(rule, "ann")),
    );

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("forgets what can count no more", async () => {
    const { db, limits, age } = await createLimits();
    await limits.take(rule, "ann");
    await age(90);
    await limits.take(rule, "ann");

    await limits.forgetExpired();

    const { rows } = await db.execute(sql`select hits from rate_counts`);
    expect(rows).toEqual([{ hits: 1 }]);
  });
});

describe("an address", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
  ])("%s stands for %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
