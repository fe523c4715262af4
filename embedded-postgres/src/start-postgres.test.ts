import { appendFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import { isPostmaster } from "./pid-file.ts";
import { startPostgres } from "./start-postgres.ts";
import { createTemporaryFolder } from "./testing/temporary-folder.ts";
import { query, readServerPid, startTestServer } from "./testing/test-server.ts";

describe("startPostgres", { timeout: 60_000 }, () => {
  test("keeps the data when it is stopped and started again", async () => {
    const folder = await createTemporaryFolder();
    const first = await startTestServer(folder);
    await query(first.url, "create table routes as select 'G1' as name");
    await first.stop();

    const second = await startTestServer(folder);

    expect(await query(second.url, "select * from routes")).toEqual([{ name: "G1" }]);
  });

  test("uses checksums, fsync and a collation that does not depend on the system", async () => {
    const { url } = await startTestServer(await createTemporaryFolder());

    const [row] = await query(
      url,
      `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
         datlocprovider as provider, datlocale as locale
       from pg_database where datname = current_database()`,
    );

    expect(row).toEqual({ checksums: "on", fsync: "on", provider: "b", locale: "C.UTF-8" });
  });

  test("writes no values of rows to its log", async () => {
    const folder = await createTemporaryFolder();
    const { url } = await startTestServer(folder);
    await query(url, "create table accounts (email text unique)");
    await query(url, "insert into accounts select concat('ana', '@topout.example')");

    const repeated = query(url, "insert into accounts select concat('ana', '@topout.example')");

    await expect(repeated).rejects.toThrow("accounts_email_key");
    const log = await readFile(join(folder, "postgres.log"), "utf8");
    expect(log).toContain("accounts_email_key");
    expect(log).not.toContain("ana@topout.example");
  });

  test("rotates a large log while the server runs", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const folder = await createTemporaryFolder();
    const { url } = await startTestServer(folder);
    const log = join(folder, "postgres.log");
    await appendFile(log, "a line\n".repeat(1_300_000));

    vi.advanceTimersByTime(60_000);

    await expect.poll(async () => (await stat(log)).size).toBeLessThan(10_000);
    expect((await stat(`${log}.1`)).size).toBeGreaterThan(9_000_000);
    await expect(query(url, "select * from unknown_table")).rejects.toThrow("unknown_table");
    expect(await readFile(log, "utf8")).toMatch(/^[^\0]*relation "unknown_table" does not exist/);
  });

  test("leaves no process behind after stop", async () => {
    const folder = await createTemporaryFolder();
    const { stop } = await startTestServer(folder);
    const pid = await readServerPid(folder);
    expect(await isPostmaster(pid, join(folder, "postgres"))).toBe(true);

    await stop();

    expect(await isPostmaster(pid, join(folder, "postgres"))).toBe(false);
  });

  test("creates folders that no other user can enter", async () => {
    const folder = await createTemporaryFolder();
    await startTestServer(folder);

    const modes = await Promise.all(
      ["postgres", "socket"].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
    );

    expect(modes).toEqual([0o700, 0o700]);
  });

  test("uses a temporary socket folder when the path is too long, and removes it", async () => {
    const folder = join(await createTemporaryFolder(), "d".repeat(60), "e".repeat(60));
    await mkdir(folder, { recursive: true });
    const { url, stop } = await startTestServer(folder);
    const socketFolder = new URL(url).searchParams.get("host") ?? "";
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);

    await stop();

    await expect(stat(socketFolder)).rejects.toThrow("ENOENT");
  });

  test("rejects a folder that another program uses", async () => {
    const folder = await createTemporaryFolder();
    const { url } = await startTestServer(folder);

    await expect(startPostgres(folder)).rejects.toThrow(
      /^Another program \(process \d+\) already uses the data folder [^\n]+$/,
    );

    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("lets one of two simultaneous starts succeed", async () => {
    const folder = await createTemporaryFolder();

    const results = await Promise.allSettled([startTestServer(folder), startTestServer(folder)]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("rejects a cluster of another PostgreSQL version", async () => {
    const folder = await createTemporaryFolder();
    await mkdir(join(folder, "postgres"));
    await writeFile(join(folder, "postgres", "PG_VERSION"), "15\n");

    await expect(startPostgres(folder)).rejects.toThrow(
      /was created by PostgreSQL 15, but [^\n]+ 18: [^\n]+ npm run topout -- upgrade-database\.$/,
    );
  });

  test("creates no cluster beside the old one of an interrupted upgrade", async () => {
    const folder = await createTemporaryFolder();
    await mkdir(join(folder, "postgres-17"));

    await expect(startPostgres(folder)).rejects.toThrow(
      /postgres-17 belongs to an interrupted upgrade: [^\n]+ upgrade-database again/,
    );

    expect(await readdir(folder)).toEqual(["postgres-17"]);
  });

  test("rejects damaged files with PostgreSQL's error message", async () => {
    const folder = await createTemporaryFolder();
    await mkdir(join(folder, "postgres"), { mode: 0o700 });
    await writeFile(join(folder, "postgres", "PG_VERSION"), "18\n");

    await expect(startPostgres(folder)).rejects.toThrow(/does not start: [^\n]*postgresql.conf/);
  });

  test("removes the partial cluster of a killed start", async () => {
    const folder = await createTemporaryFolder();
    await mkdir(join(folder, "postgres.999999999-partial"));
    await mkdir(join(folder, `postgres.${process.pid}-partial`));

    await startTestServer(folder);

    expect((await readdir(folder)).filter((name) => name.startsWith("postgres."))).toEqual([
      "postgres.log",
    ]);
  });

  test("ignores a stale pid file whose pid belongs to another process", async () => {
    const folder = await createTemporaryFolder();
    const first = await startTestServer(folder);
    const pidFile = join(folder, "postgres", "postmaster.pid");
    const content = await readFile(pidFile, "utf8");
    await first.stop();
    await writeFile(pidFile, content.replace(/^\d+/, String(process.ppid)));

    const { url } = await startTestServer(folder);

    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});
