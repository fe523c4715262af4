import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";

import { startFreezableProxy } from "../testing/freezable-proxy.ts";
import { type ReplicatedServer, startReplicatedServer } from "../testing/replicated-server.ts";
import { executeStatement } from "../testing/template.ts";
import type { DatabaseReader } from "./database.ts";
import { Replica } from "./replica.ts";

let server: ReplicatedServer;

beforeAll(async () => {
  server = await startReplicatedServer();
}, 120_000);

afterAll(() => server.stop(), 60_000);

const WAIT = { timeout: 20_000, interval: 20 };

/** On a busy machine, the replica is known to be current only some time later. */
const LONG_MS = 60_000;

function openReplica({ url = server.replicaUrl, maxAgeMs = LONG_MS } = {}) {
  const lines: string[] = [];
  const replica = new Replica({
    url,
    primaryUrl: server.primaryUrl,
    maxAgeMs,
    print: (line) => void lines.push(line),
  });
  onTestFinished(() => replica.close());
  return { replica, lines };
}

async function openUsedReplica(options: Parameters<typeof openReplica>[0] = {}) {
  const opened = openReplica(options);
  await vi.waitUntil(() => opened.replica.isUsable, WAIT);
  return opened;
}

const readOne = async (db: DatabaseReader) =>
  (await db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one;

test("a replica answers queries once it is known to be current", async () => {
  const { replica, lines } = openReplica();
  expect(await replica.tryRead(readOne)).toBeUndefined();

  await vi.waitUntil(() => replica.isUsable, WAIT);

  expect(await replica.tryRead(readOne)).toEqual({ value: 1 });
  await vi.waitUntil(() => lines.at(-1) === "The replica of the database is used", WAIT);
});

test("a replica that is a second behind is not used", async () => {
  const { replica, lines } = await openUsedReplica({ maxAgeMs: 1_000 });
  await server.pauseReplay();
  onTestFinished(server.resumeReplay);

  await executeStatement(server.primaryUrl, "create table written ()");
  await vi.waitUntil(() => !replica.isUsable, WAIT);

  expect(await replica.tryRead(readOne)).toBeUndefined();
  const line = "The replica of the database is not used: its data are too old";
  await vi.waitUntil(() => lines.at(-1) === line, WAIT);
});

test("after a lost connection, no query waits for the replica", async () => {
  const { replica } = await openUsedReplica();
  const endConnection = (db: DatabaseReader) =>
    db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);

  expect(await replica.tryRead(endConnection)).toBeUndefined();

  const query = vi.fn<typeof readOne>(readOne);
  expect(await replica.tryRead(query)).toBeUndefined();
  expect(query).not.toHaveBeenCalled();
});

test("an error of the query is not hidden", async () => {
  const { replica } = await openUsedReplica();

  const result = replica.tryRead((db) => db.execute(sql`select 1 / 0`));

  await expect(result).rejects.toMatchObject({ cause: { code: "22012" } });
  expect(replica.isUsable).toBe(true);
});

test("a query fails over when the replica stops responding", async () => {
  const proxy = await startFreezableProxy(Number(new URL(server.replicaUrl).port));
  const url = new URL(server.replicaUrl);
  url.port = `${proxy.port}`;
  const { replica, lines } = await openUsedReplica({ url: url.href });
  await replica.tryRead(readOne);

  proxy.freeze();
  const result = await replica.tryRead(readOne);

  expect(result).toBeUndefined();
  expect(lines.at(-1)).toMatch(/^The replica of the database is not used: /);
});

test("neither the primary nor another server is used as the replica", async () => {
  const primary = openReplica({ url: server.primaryUrl });
  const other = openReplica({ url: inject("testServer").serverUrl });

  await vi.waitUntil(() => primary.lines.length > 0 && other.lines.length > 0, WAIT);

  const prefix = "The replica of the database is not used: it";
  expect(primary.lines).toEqual([`${prefix} is no replica`]);
  expect(other.lines).toEqual([`${prefix} belongs to another database server`]);
  expect([primary.replica.isUsable, other.replica.isUsable]).toEqual([false, false]);
});
