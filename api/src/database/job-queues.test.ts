import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { describe, expect, onTestFinished, test } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { createQueues } from "./job-queues.ts";

/** A connection of a program that uses older names of queues. */
async function openOlderQueues() {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const boss = new PgBoss({ db: fromDrizzle(db, sql), supervise: false, schedule: false });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.createQueue("given-up");
  const migrate = () =>
    createQueues({ executeSql: (text, values) => db.$client.query(text, values) });
  return { db, boss, migrate };
}

describe("createQueues", () => {
  test("moves pending jobs of renamed queues to the new queues", async () => {
    const { db, boss, migrate } = await openOlderQueues();
    await boss.createQueue("film-demo", { deadLetter: "given-up" });
    await boss.updateQueue("delete-files", { deadLetter: "given-up" });
    await boss.send("given-up", { keys: ["a"] });
    await boss.send("film-demo", { now: "2026-01-01" });

    await migrate();

    const jobs = await db.execute(sql`select name, data from pgboss.job order by name`);
    const oldQueues = await db.execute(
      sql`select name from pgboss.queue where name in ('film-demo', 'given-up')`,
    );
    expect(jobs.rows).toEqual([
      { name: "dead-letter", data: { keys: ["a"] } },
      { name: "render-demo-videos", data: { now: "2026-01-01" } },
    ]);
    expect(oldQueues.rows).toEqual([]);
  });

  test("keeps a running job that an older worker fails after the dead letter queue was renamed", async () => {
    const { db, boss, migrate } = await openOlderQueues();
    await boss.updateQueue("delete-files", { deadLetter: "given-up", retryLimit: 0 });
    await boss.send("delete-files", { keys: ["a"] });
    const [job] = await boss.fetch("delete-files");

    await migrate();
    await boss.fail("delete-files", job?.id ?? "");

    const jobs = await db.execute(sql`select data from pgboss.job where name = 'dead-letter'`);
    expect(jobs.rows).toEqual([{ data: { keys: ["a"] } }]);
  });
});
