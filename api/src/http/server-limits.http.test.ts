import { once } from "node:events";
import { connect, type Socket } from "node:net";

import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { DEFAULT_SERVER_LIMITS, type ServerLimits } from "../config/server-limits.ts";
import { openDatabase } from "../database/database.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import { sendRaw } from "./testing/send-raw.ts";
import { toProblem } from "./to-problem.ts";

async function listen(limits: Partial<ServerLimits> = {}, trustedProxies: string[] = []) {
  const serverLimits = { ...DEFAULT_SERVER_LIMITS, ...limits };
  const { app } = await createTestApi({ config: { serverLimits, trustedProxies } });
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

const REGISTER = "POST /api/auth/register HTTP/1.1\r\nHost: t\r\nContent-Type: application/json";

describe("a slow client", () => {
  test("gets an error when its body does not arrive in time", async () => {
    const received = await sendRaw(
      await listen({ bodyTimeoutMs: 50 }),
      `${REGISTER}\r\nContent-Length: 100\r\n\r\n{`,
    );

    expect(received).toMatch(/^HTTP\/1\.1 422 /);
    expect(received).toContain("The body did not arrive in time");
  });

  test("gets an error when its body arrives byte by byte", async () => {
    const port = await listen({ bodyTimeoutMs: 200 });
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(`${REGISTER}\r\nContent-Length: 30000\r\n\r\n{`);
    const timer = setInterval(() => socket.write(" "), 10);
    onTestFinished(() => clearInterval(timer));

    const [received] = (await once(socket, "data")) as [Buffer];

    expect(received.toString()).toMatch(/^HTTP\/1\.1 422 /);
  });

  test("is disconnected when it sends a body after the response", async () => {
    // The response must be sent within the limit, even on a busy machine.
    const received = await sendRaw(
      await listen({ bodyTimeoutMs: 1_000 }),
      "GET /api/gyms HTTP/1.1\r\nHost: t\r\nContent-Length: 100\r\n\r\n{",
    );

    expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test("is disconnected when its headers do not arrive in time", async () => {
    const received = await sendRaw(await listen({ headersTimeoutMs: 50 }), "GET /api/gy");

    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test("is disconnected when it sends nothing", async () => {
    expect(await sendRaw(await listen({ idleTimeoutMs: 50 }), "")).toBe("");
  });
});

describe("the connections of one address", () => {
  async function openConnections(port: number, count: number): Promise<Socket[]> {
    const sockets: Socket[] = [];
    for (let index = 0; index < count; index++) {
      const socket = connect(port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.on("error", () => undefined);
      await once(socket, "connect");
      sockets.push(socket);
    }
    return sockets;
  }

  const GET_GYMS = "GET /api/gyms HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n";

  test("above the limit get a clear error", async () => {
    const port = await listen({ connectionsPerIpAddress: 2 });
    await openConnections(port, 2);

    const received = await sendRaw(port, GET_GYMS);

    expect(received).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5\r\n/);
    expect(received).toContain("Your network has too many open connections.");
  });

  test("are closed above twice the limit", async () => {
    const port = await listen({ connectionsPerIpAddress: 1 });
    await openConnections(port, 2);
    const [last] = await openConnections(port, 1);

    if (last && !last.closed) await once(last, "close");
    expect(last?.bytesRead).toBe(0);
  });

  test("are accepted again after another one closes", async () => {
    const port = await listen({ connectionsPerIpAddress: 1 });
    const [first] = await openConnections(port, 1);
    first?.end();
    if (first) await once(first, "close");

    expect(await sendRaw(port, GET_GYMS)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("have no limit if the address is a trusted proxy", async () => {
    const port = await listen({ connectionsPerIpAddress: 1 }, ["loopback"]);
    await openConnections(port, 4);

    expect(await sendRaw(port, GET_GYMS)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("the limits of the database", () => {
  const limits = { statementTimeoutMs: 50, lockTimeoutMs: 25, idleTransactionTimeoutMs: 50 };

  function openLimited({ url }: TestApi) {
    const { db, close } = openDatabase(url, { statementLimits: limits, maxConnections: 2 });
    onTestFinished(close);
    return db;
  }

  const getProblem = (query: Promise<unknown>) => query.then(() => undefined, toProblem);

  test("cancel a long statement", async () => {
    const db = openLimited(await createTestApi());

    const problem = await getProblem(db.execute(sql`select pg_sleep(20)`));

    expect(problem).toMatchObject({
      code: "UNAVAILABLE",
      message: "This took too long, because the server is busy. Try again soon.",
    });
  });

  test("cancel a statement that waits for a lock", async () => {
    const db = openLimited(await createTestApi());

    const problem = await getProblem(
      db.transaction(async (tx) => {
        await tx.execute(sql`lock table users`);
        await db.execute(sql`select from users`);
      }),
    );

    expect(problem).toMatchObject({ code: "UNAVAILABLE" });
  });

  test("reject a query that waits too long for a connection", async () => {
    const { url } = await createTestApi();
    const { db, pool, close } = openDatabase(url, { maxConnections: 1, connectionTimeoutMs: 500 });
    onTestFinished(close);
    // Opens the connection. On a busy machine, that can take longer than the limit of the second query.
    await expect.poll(() => getProblem(pool.query("select 1"))).toBeUndefined();

    const problem = await db.transaction(() => getProblem(db.execute(sql`select 1`)));

    expect(problem).toMatchObject({ code: "UNAVAILABLE" });
  });

  test("end an idle transaction, so its next query fails", async () => {
    const db = openLimited(await createTestApi());
    const idleTransactions = sql`select from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;

    const problem = await getProblem(
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await expect.poll(async () => (await db.execute(idleTransactions)).rowCount).toBe(0);
        await tx.execute(sql`select 1`);
      }),
    );

    expect(problem).toMatchObject({ code: "UNAVAILABLE" });
  });
});
