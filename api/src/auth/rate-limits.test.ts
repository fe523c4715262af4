import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { openDatabase } from "../database/database.ts";
import { createRateLimits, DEFAULT_LIMITS, mailboxOf, networkOf } from "./rate-limits.ts";

const rule = "loginsPerAccount";
const settings = { ...DEFAULT_LIMITS, [rule]: 3 };

async function createLimits() {
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const limits = createRateLimits(db, settings);
  const age = (minutes: number) =>
    db.execute(
      sql`update rate_counts set window_start = window_start - make_interval(secs => ${minutes * 60})`,
    );
  return { db, url, limits, age };
}

/** As another process has it: with connections of its own. */
function createLimitsElsewhere(url: string) {
  const { db, close } = openDatabase(url);
  onTestFinished(close);
  return createRateLimits(db, settings);
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

  test("lets just its number through at once, over any number of processes", async () => {
    const { limits, url } = await createLimits();
    const processes = [limits, createLimitsElsewhere(url), createLimitsElsewhere(url)];

    const tries = await Promise.all(
      processes.flatMap(({ allows }) => Array.from({ length: 10 }, () => allows(rule, "ann"))),
    );

    expect(tries.filter(Boolean)).toHaveLength(3);
    for (const { check } of processes) {
      await expect(check(rule, "ann")).rejects.toMatchObject({ code: "RATE_LIMITED" });
    }
  });

  test("of a minute is over after a minute", async () => {
    const { db, limits, age } = await createLimits();
    const { nameLookUpsPerAddress: most } = DEFAULT_LIMITS;
    for (let n = 0; n < most; n++) await limits.take("nameLookUpsPerAddress", "192.0.2.7");
    expect(await limits.allows("nameLookUpsPerAddress", "192.0.2.7")).toBe(false);

    await age(1.05);

    expect(await limits.allows("nameLookUpsPerAddress", "192.0.2.7")).toBe(true);
    const { rows } = await db.execute<{ kept: number }>(
      sql`select count(*)::int as kept from rate_counts`,
    );
    expect(rows[0]?.kept).toBeLessThan(most);
  });

  test("gives a try back that did not come about, and never more than there were", async () => {
    const { limits } = await createLimits();
    for (let n = 0; n < 3; n++) await limits.take(rule, "ann");

    await Promise.all(Array.from({ length: 5 }, () => limits.giveBack(rule, "ann")));

    for (let n = 0; n < 3; n++) expect(await limits.allows(rule, "ann")).toBe(true);
    expect(await limits.allows(rule, "ann")).toBe(false);
  });

  test("knows an account by its e-mail in any case", async () => {
    const { limits } = await createLimits();
    for (const email of ["ann@a.example", "ANN@a.example", "Ann@A.example"]) {
      await limits.take(rule, email);
    }

    expect(await limits.allows(rule, "aNN@a.example")).toBe(false);
  });

  test("keeps nobody's address", async () => {
    const { db, limits } = await createLimits();
    await limits.take("signUpsPerAddress", "192.0.2.7");

    const { rows } = await db.execute(sql`select key from rate_counts`);

    expect(JSON.stringify(rows)).not.toContain("192.0.2.7");
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

describe("a mailbox", () => {
  test.each([
    ["Ann@Topout.example", "ann@topout.example"],
    ["ann+gym+2@topout.example", "ann@topout.example"],
    ["ann@a+b.example", "ann@a+b.example"],
  ])("is named by %s as %s", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
