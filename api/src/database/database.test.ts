import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { createTestApi } from "../testing/index.ts";
import { gyms } from "./schema.ts";

test("every transaction is repeated after a deadlock", async () => {
  const { db, seed } = await createTestApi();
  const [a, b] = [await seed.gym(), await seed.gym()];
  const { promise: bothLocked, resolve } = Promise.withResolvers<void>();
  let lockCount = 0;

  const renameBoth = (first: string, second: string, name: string) =>
    db.transaction(async (tx) => {
      await tx.update(gyms).set({ name }).where(eq(gyms.id, first));
      if (++lockCount === 2) resolve();
      await bothLocked;
      await tx.update(gyms).set({ name }).where(eq(gyms.id, second));
    });
  await Promise.all([renameBoth(a.id, b.id, "left"), renameBoth(b.id, a.id, "right")]);

  const names = (await db.select({ name: gyms.name }).from(gyms)).map(({ name }) => name);
  expect(new Set(names).size).toBe(1);
  // Two first attempts and at least one retry. A retry can cause another deadlock.
  expect(lockCount).toBeGreaterThanOrEqual(3);
});
