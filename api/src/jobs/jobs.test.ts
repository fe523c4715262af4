import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { workOff } from "../testing/work-off.ts";
import { enqueue } from "./enqueue.ts";
import type { JobHandler, JobHandlers } from "./job-handler.ts";
import type { JobData } from "../database/job-queues.ts";
import type { JobLog } from "./run-job.ts";
import { startWorker } from "./worker.ts";

type Handler = JobHandler<JobData["delete-files"]>;

async function openQueue() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
}

const nothing = { run: () => Promise.resolve() };

/** Handlers that do nothing, but for the one under test. */
const handle = (handler: Handler): JobHandlers => ({
  "send-mail": nothing,
  "process-video": nothing,
  "film-demo": nothing,
  "sweep-files": nothing,
  "delete-files": handler,
});

const listen = () => ({
  info: vi.fn<JobLog["info"]>(),
  warn: vi.fn<JobLog["warn"]>(),
  error: vi.fn<JobLog["error"]>(),
});

describe("a job", () => {
  test("is there when, and only when, the transaction that left it commits", async () => {
    const { db } = await openQueue();
    const run = vi.fn<Handler["run"]>(() => Promise.resolve());

    await expect(
      db.transaction(async (tx) => {
        await enqueue(tx, "delete-files", { keys: ["a"] });
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: ["b"] }));
    await workOff(db, handle({ run }));

    expect(run).toHaveBeenCalledExactlyOnceWith({ keys: ["b"] }, expect.any(AbortSignal));
  });

  test("is tried again after a failure", async () => {
    const { db } = await openQueue();
    const run = vi.fn<Handler["run"]>(() => Promise.resolve());
    run.mockRejectedValueOnce(new Error("no way through"));

    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: [] }));
    await workOff(db, handle({ run }));

    expect(run).toHaveBeenCalledTimes(2);
  });

  test("is given up after its last try: that is told as an error, and to whoever waits", async () => {
    const { db } = await openQueue();
    const log = listen();
    const giveUp = vi.fn<NonNullable<Handler["giveUp"]>>(() => Promise.resolve());
    const run = vi.fn<Handler["run"]>(() => Promise.reject(new Error("never")));

    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: ["a"] }));
    await workOff(db, handle({ run, giveUp }), log);

    expect(run).toHaveBeenCalledTimes(9);
    expect(giveUp).toHaveBeenCalledExactlyOnceWith({ keys: ["a"] });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ job: "delete-files", attempts: 9 }),
      "job given up",
    );
  });
});

describe("a worker", () => {
  test("does a job once, however many workers there are", async () => {
    const { db, url } = await openQueue();
    const done: string[] = [];
    const run: Handler["run"] = ({ keys }) => {
      done.push(...keys);
      return Promise.resolve();
    };
    const work = { url, handlers: handle({ run }), log: listen() };
    const workers = await Promise.all([startWorker(work), startWorker(work), startWorker(work)]);
    const keys = Array.from({ length: 20 }, (_, index) => `file ${index}`);

    await Promise.all(
      keys.map((key) => db.transaction((tx) => enqueue(tx, "delete-files", { keys: [key] }))),
    );
    await expect.poll(() => done.length, { timeout: 15_000 }).toBe(20);
    await Promise.all(workers.map((worker) => worker.stop()));

    expect(done.toSorted()).toEqual(keys.toSorted());
  });

  test("goes from one job to the next as long as any wait, also from one that failed", async () => {
    const { db, url } = await openQueue();
    const keys = Array.from({ length: 30 }, (_, index) => `file ${index}`);
    const tried: string[] = [];
    const run: Handler["run"] = (data) => {
      tried.push(...data.keys);
      return tried.length === 1 ? Promise.reject(new Error("no way through")) : Promise.resolve();
    };
    await db.transaction(async (tx) => {
      for (const key of keys) await enqueue(tx, "delete-files", { keys: [key] });
    });

    const worker = await startWorker({ url, handlers: handle({ run }), log: listen() });

    await expect.poll(() => new Set(tried).size, { timeout: 15_000 }).toBe(30);
    await worker.stop();
  });

  test("lets the job that is under way finish when it is stopped", async () => {
    const { db, url } = await openQueue();
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const run: Handler["run"] = () => {
      begun.resolve();
      return go.promise;
    };
    const worker = await startWorker({ url, handlers: handle({ run }), log: listen() });
    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: [] }));
    await begun.promise;

    const stopped = worker.stop();
    go.resolve();
    await stopped;

    const { rows } = await db.execute(sql`select state from pgboss.job`);
    expect(rows).toEqual([{ state: "completed" }]);
  });

  test("hands back a job that takes longer than it may, and the next worker does it once", async () => {
    const { db, url } = await openQueue();
    const begun = Promise.withResolvers<AbortSignal>();
    const tooLong: Handler["run"] = (_data, signal) => {
      begun.resolve(signal);
      return new Promise(() => undefined);
    };
    const worker = await startWorker({
      url,
      handlers: handle({ run: tooLong }),
      log: listen(),
      drainMs: 0,
    });
    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: ["a"] }));
    const signal = await begun.promise;

    await worker.stop();

    expect(signal.aborted).toBe(true);
    const run = vi.fn<Handler["run"]>(() => Promise.resolve());
    await workOff(db, handle({ run }));
    expect(run).toHaveBeenCalledExactlyOnceWith({ keys: ["a"] }, expect.any(AbortSignal));
    const { rows } = await db.execute(sql`select state, retry_count from pgboss.job`);
    expect(rows).toEqual([{ state: "completed", retry_count: 1 }]);
  });
});
