import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { createSocketUrl, readPidFile } from "@topout/embedded-postgres/testing";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";

import { type Database, openDatabase } from "../database/database.ts";
import { createJsonRequest, readDetail, sortStatuses, TEST_PASSWORD } from "../testing/index.ts";
import { runMain } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

/** On a busy machine, the program must neither reject the requests nor cancel the inserts that wait. */
const LONG_TIME_LIMITS = {
  SHED_EVENT_LOOP_DELAY_MS: "0",
  TIMEOUT_DATABASE_POOL_SECONDS: "60",
  TIMEOUT_DATABASE_STATEMENT_SECONDS: "60",
  TIMEOUT_DATABASE_LOCK_SECONDS: "60",
};

async function connectToEmbeddedDatabase(dataDir: string): Promise<Database> {
  const server = await readPidFile(join(dataDir, "postgres"));
  const { db, close } = openDatabase(createSocketUrl(server?.socketFolder ?? "", "topout"));
  onTestFinished(close);
  return db;
}

/** Sends requests that insert a user each. Blocks the inserts until all requests have read the table. */
const blockInserts = (db: Database, sendRequests: () => readonly Promise<Response>[]) =>
  db.transaction(async (tx) => {
    // This mode allows reads, so each request finds its email and its username unused.
    await tx.execute(sql`lock table users in share mode`);
    const responses = sendRequests();
    const blockedInserts = sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and query like 'insert into "users"%'`;
    await expect
      // Not in the transaction, which would read the same state again.
      .poll(async () => (await db.execute(blockedInserts)).rowCount, { timeout: 30_000 })
      .toBe(responses.length);
    return responses;
  });

test(
  "concurrent registrations of the same person leave no email and no username in the logs",
  { timeout: 60_000 },
  async () => {
    const data = await createTemporaryFolder();
    const { address, getOutput } = await runMain({ DATA_DIR: data, ...LONG_TIME_LIMITS });
    const db = await connectToEmbeddedDatabase(data);
    const register = (username: string, email: string) => {
      const account = { username, email, password: TEST_PASSWORD };
      return fetch(`${address}/api/auth/register`, createJsonRequest("POST", account));
    };
    const usernames = ["rosalind", "ROSALIND", "Rosalind", "rosaLind"];
    const emails = ["franklin@kings.example", "FRANKLIN@kings.example", "Franklin@kings.example"];

    const responses = [
      await blockInserts(db, () => emails.map((email, n) => register(`elsie${n}`, email))),
      await blockInserts(db, () =>
        usernames.map((name, n) => register(name, `inge${n}@kings.example`)),
      ),
    ];

    const [sameEmail = [], sameUsername = []] = await Promise.all(
      responses.map((group) => Promise.all(group)),
    );
    expect(sortStatuses(sameEmail)).toEqual([201, 400, 400]);
    expect(sortStatuses(sameUsername)).toEqual([201, 400, 400, 400]);
    for (const [group, code] of [
      [sameEmail, "REGISTER_USER_ALREADY_EXISTS"],
      [sameUsername, "REGISTER_USERNAME_ALREADY_EXISTS"],
    ] as const) {
      const rejected = group.filter(({ status }) => status === 400);
      expect(new Set(await Promise.all(rejected.map(readDetail)))).toEqual(new Set([code]));
    }
    const databaseLog = await readFile(join(data, "postgres.log"), "utf8");
    expect(databaseLog.match(/users_email_key/g)).toHaveLength(2);
    expect(databaseLog.match(/users_username_key/g)).toHaveLength(3);
    for (const log of [databaseLog, getOutput()]) {
      expect(log).not.toMatch(/elsie|franklin|rosalind|inge\d|kings\.example/i);
    }
  },
);
