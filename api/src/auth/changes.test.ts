import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import type { Transaction } from "../database/database.ts";
import { gyms } from "../database/schema.ts";
import { countWaitingTransactions } from "../testing/count-waiting-transactions.ts";
import { createTestApi } from "../testing/index.ts";
import { createChanges } from "./changes.ts";

describe("Changes.runTransaction", () => {
  test("retries after a deadlock", async () => {
    const api = await createTestApi();
    const [a, b] = [await api.seed.gym(), await api.seed.gym()];
    const changes = createChanges(api.db);
    const rename = (tx: Transaction, id: string, name: string) =>
      tx.update(gyms).set({ name }).where(eq(gyms.id, id));
    const { promise: bothLocked, resolve } = Promise.withResolvers<void>();
    let lockCount = 0;
    let runCount = 0;

    const renameBoth = (first: string, second: string, name: string) =>
      changes.runTransaction({ actor: null }, async (tx, invalidate) => {
        runCount++;
        invalidate("gyms");
        await rename(tx, first, name);
        if (++lockCount === 2) resolve();
        await bothLocked;
        await rename(tx, second, name);
      });
    await Promise.all([renameBoth(a.id, b.id, "left"), renameBoth(b.id, a.id, "right")]);

    const names = (await api.db.select({ name: gyms.name }).from(gyms)).map(({ name }) => name);
    expect(new Set(names).size).toBe(1);
    // Two first attempts and at least one retry. A retry can cause another deadlock.
    expect(runCount).toBeGreaterThanOrEqual(3);
  });

  test("makes a deactivation wait until a change of the user is committed", async () => {
    const api = await createTestApi();
    const gym = await api.seed.gym({ name: "Before" });
    const { user } = await api.signIn();
    const admin = await api.signIn({ is_superuser: true });
    const finished: string[] = [];

    const deactivation = await api.seed.withActor(user.id, async (actor) => {
      const { pending } = await createChanges(api.db).runTransaction({ actor }, async (tx) => {
        const path = `/api/admin/users/deactivate/${user.id}`;
        const request = admin.fetch(path, { method: "POST" });
        const response = request.finally(() => finished.push("deactivation"));
        await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
        await tx.update(gyms).set({ name: "After" }).where(eq(gyms.id, gym.id));
        // The transaction would wait for a returned promise.
        return { pending: response };
      });
      finished.push("change");
      return pending;
    });

    expect(deactivation.status).toBe(200);
    expect(finished).toEqual(["change", "deactivation"]);
  });

  test("rolls back without a retry after other errors", async () => {
    const api = await createTestApi();
    const gym = await api.seed.gym({ name: "Before" });
    let runCount = 0;

    const commit = createChanges(api.db).runTransaction({ actor: null }, async (tx) => {
      runCount++;
      await tx.update(gyms).set({ name: "After" }).where(eq(gyms.id, gym.id));
      throw new Error("no");
    });

    await expect(commit).rejects.toThrow("no");
    expect(runCount).toBe(1);
    expect(await api.db.select({ name: gyms.name }).from(gyms)).toEqual([{ name: "Before" }]);
  });
});
