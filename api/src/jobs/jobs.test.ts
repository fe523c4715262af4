import { once } from "node:events";

import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createTestDatabase } from "../testing/database.ts";
import { runQueuedJobs } from "../testing/run-queued-jobs.ts";
import { enqueue } from "./enqueue.ts";
import type { JobHandler, JobHandlers } from "./job-handler.ts";
import type { JobData } from "../database/job-queues.ts";
import type { JobLog } from "./run-job.ts";
import { startWorker } from "./worker.ts";

type Handler = JobHandler<JobData["delete-files"]>;

async function createQueueDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
}

const noop = { run: () => Promise.resolve() };

/** Creates handlers that do nothing, except the handler under test. */
const createHandlers = (handler: Handler): JobHandlers => ({
  "send-mail": noop,
  "send-invitation": noop,
  "send-removal": noop,
  "process-video": noop,
  "render-demo-videos": noop,
  "sweep-files": noop,
  "watch-rollouts": noop,
  "run-backup": noop,
  "run-drill": noop,
  "run-check": noop,
  "regroup-activities": noop,
  "rank-routes": noop,
  "delete-emails": noop,
  "delete-files": handler,
});

const createLog = () => ({
  info: vi.fn<JobLog["info"]>(),
  warn: vi.fn<JobLog["warn"]>(),
  error: vi.fn<JobLog["error"]>(),
});

describe("a job", () => {
  test("exists only if its transaction commits", async () => {
    const { db } = await createQueueDatabase();
    const run = vi.fn<Handler["run"]>(() => Promise.resolve());

    await expect(
      db.transaction(async (tx) => {
        await enqueue(tx, "delete-files", { keys: ["a"] });
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: ["b"] }));
    await runQueuedJobs(db, createHandlers({ run }));

    expect(run).toHaveBeenCalledExactlyOnceWith({ keys: ["b"] }, expect.any(AbortSignal));
  });

  test("is retried after an error", async () => {
    const { db } = await createQueueDatabase();
    const run = vi.fn<Handler["run"]>(() => Promise.resolve());
    run.mockRejectedValueOnce(new Error("failed"));

    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: [] }));
    await runQueuedJobs(db, createHandlers({ run }));

    expect(run).toHaveBeenCalledTimes(2);
  });

  test("is logged as an error after the last retry, and its onFinalFailure is called", async () => {
    const { db } = await createQueueDatabase();
    const log = createLog();
    const onFinalFailure = vi.fn<NonNullable<Handler["onFinalFailure"]>>(() => Promise.resolve());
    const run = vi.fn<Handler["run"]>(() => Promise.reject(new Error("failed")));

    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: ["a"] }));
    await runQueuedJobs(db, createHandlers({ run, onFinalFailure }), log);

    expect(run).toHaveBeenCalledTimes(9);
    expect(onFinalFailure).toHaveBeenCalledExactlyOnceWith({ keys: ["a"] });
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ job: "delete-files", attempts: 9 }),
      "job failed permanently",
    );
  });
});

describe("a worker", () => {
  test("runs a job only once if there are several workers", async () => {
    const { db, url } = await createQueueDatabase();
    const processedKeys: string[] = [];
    const run: Handler["run"] = ({ keys }) => {
      processedKeys.push(...keys);
      return Promise.resolve();
    };
    const options = { url, handlers: createHandlers({ run }), log: createLog() };
    const workers = await Promise.all([
      startWorker(options),
      startWorker(options),
      startWorker(options),
    ]);
    const keys = Array.from({ length: 20 }, (_, index) => `file ${index}`);

    await Promise.all(
      keys.map((key) => db.transaction((tx) => enqueue(tx, "delete-files", { keys: [key] }))),
    );
    await expect.poll(() => processedKeys.length, { timeout: 15_000 }).toBe(20);
    await Promise.all(workers.map((worker) => worker.stop()));

    expect(processedKeys.toSorted()).toEqual(keys.toSorted());
  });

  test("fetches the next job immediately, even after a failed job", async () => {
    const { db, url } = await createQueueDatabase();
    const keys = Array.from({ length: 30 }, (_, index) => `file ${index}`);
    const attemptedKeys: string[] = [];
    const run: Handler["run"] = (data) => {
      attemptedKeys.push(...data.keys);
      return attemptedKeys.length === 1 ? Promise.reject(new Error("failed")) : Promise.resolve();
    };
    await db.transaction(async (tx) => {
      for (const key of keys) await enqueue(tx, "delete-files", { keys: [key] });
    });

    const worker = await startWorker({ url, handlers: createHandlers({ run }), log: createLog() });

    await expect.poll(() => new Set(attemptedKeys).size, { timeout: 15_000 }).toBe(30);
    await worker.stop();
  });

  test("finishes the running job on stop", async () => {
    const { db, url } = await createQueueDatabase();
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const run: Handler["run"] = () => {
      started.resolve();
      return finish.promise;
    };
    const worker = await startWorker({ url, handlers: createHandlers({ run }), log: createLog() });
    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: [] }));
    await started.promise;

    const stop = worker.stop();
    finish.resolve();
    await stop;

    const { rows } = await db.execute(sql`select state from pgboss.job`);
    expect(rows).toEqual([{ state: "completed" }]);
  });

  test("waits on stop until an aborted job has ended", async () => {
    const { db, url } = await createQueueDatabase();
    const started = Promise.withResolvers<void>();
    let hasRemovedFiles = false;
    const run: Handler["run"] = async (_data, signal) => {
      started.resolve();
      await once(signal, "abort");
      for (let n = 0; n < 50; n++) await db.execute(sql`select 1`);
      hasRemovedFiles = true;
    };
    const options = { url, handlers: createHandlers({ run }), log: createLog() };
    const worker = await startWorker({ ...options, drainTimeoutMs: 0 });
    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: [] }));
    await started.promise;

    await worker.stop();

    expect(hasRemovedFiles).toBe(true);
  });

  test("returns a job that exceeds drainTimeoutMs to the queue, and the next worker runs it once", async () => {
    const { db, url } = await createQueueDatabase();
    const started = Promise.withResolvers<AbortSignal>();
    const neverFinish: Handler["run"] = (_data, signal) => {
      started.resolve(signal);
      return new Promise(() => undefined);
    };
    const options = { url, handlers: createHandlers({ run: neverFinish }), log: createLog() };
    const worker = await startWorker({ ...options, drainTimeoutMs: 0, abortTimeoutMs: 0 });
    await db.transaction((tx) => enqueue(tx, "delete-files", { keys: ["a"] }));
    const signal = await started.promise;

    await worker.stop();

    expect(signal.aborted).toBe(true);
    const run = vi.fn<Handler["run"]>(() => Promise.resolve());
    await runQueuedJobs(db, createHandlers({ run }));
    expect(run).toHaveBeenCalledExactlyOnceWith({ keys: ["a"] }, expect.any(AbortSignal));
    const { rows } = await db.execute(sql`select state, retry_count from pgboss.job`);
    expect(rows).toEqual([{ state: "completed", retry_count: 1 }]);
  });
});
