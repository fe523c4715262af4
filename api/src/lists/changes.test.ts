import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import type { Transaction } from "../database/database.ts";
import { gyms } from "../database/schema.ts";
import { createTestApi } from "../testing/index.ts";
import { createChanges } from "./changes.ts";

describe("Changes.commit", () => {
  test("retries after a deadlock", async () => {
    const api = await createTestApi();
    const [a, b] = [await api.seed.gym(), await api.seed.gym()];
    const changes = createChanges(api.db);
    const rename = (tx: Transaction, id: string, name: string) =>
      tx.update(gyms).set({ name }).where(eq(gyms.id, id));
    const { promise: bothLocked, resolve } = Promise.withResolvers<void>();
    let lockCount = 0;
    let runs = 0;

    const swap = (first: string, second: string, name: string) =>
      changes.commit(async (tx, touch) => {
        runs++;
        touch("gyms");
        await rename(tx, first, name);
        if (++lockCount === 2) resolve();
        await bothLocked;
        await rename(tx, second, name);
      });
    await Promise.all([swap(a.id, b.id, "left"), swap(b.id, a.id, "right")]);

    const names = (await api.db.select({ name: gyms.name }).from(gyms)).map(({ name }) => name);
    expect(new Set(names).size).toBe(1);
    // Two first attempts and at least one retry. The retry can run into a deadlock again.
    expect(runs).toBeGreaterThanOrEqual(3);
  });

  test("rolls back after another error, without a retry", async () => {
    const api = await createTestApi();
    const gym = await api.seed.gym({ name: "Before" });
    let runs = 0;

    const failing = createChanges(api.db).commit(async (tx) => {
      runs++;
      await tx.update(gyms).set({ name: "After" }).where(eq(gyms.id, gym.id));
      throw new Error("no");
    });

    await expect(failing).rejects.toThrow("no");
    expect(runs).toBe(1);
    expect(await api.db.select({ name: gyms.name }).from(gyms)).toEqual([{ name: "Before" }]);
  });
});
