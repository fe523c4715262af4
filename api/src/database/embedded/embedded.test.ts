import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { type EmbeddedDatabase, startEmbedded } from "./embedded.ts";
import { isPostmaster, readPidFile } from "./pid-file.ts";

async function start(folder: string, onEvent?: (text: string) => void): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder, onEvent ? { onEvent } : {});
  onTestFinished(database.stop);
  return database;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

const pidOf = async (folder: string) => (await readPidFile(join(folder, "postgres")))?.pid ?? 0;

describe("the built-in database", { timeout: 60_000 }, () => {
  test("keeps what was written when it is stopped and started", async () => {
    const folder = await temporaryFolder();
    const first = await start(folder);
    await ask(first.url, "create table routes as select 'G1' as name");
    await first.stop();

    const second = await start(folder);

    expect(await ask(second.url, "select * from routes")).toEqual([{ name: "G1" }]);
  });

  test("checks its pages and sorts alike everywhere", async () => {
    const { url } = await start(await temporaryFolder());

    const [row] = await ask(
      url,
      `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
         datlocprovider as provider, datlocale as locale
       from pg_database where datname = current_database()`,
    );

    expect(row).toEqual({ checksums: "on", fsync: "on", provider: "b", locale: "C.UTF-8" });
  });

  test("leaves no process behind when it is stopped", async () => {
    const folder = await temporaryFolder();
    const { stop } = await start(folder);
    const pid = await pidOf(folder);
    expect(await isPostmaster(pid, join(folder, "postgres"))).toBe(true);

    await stop();

    expect(await isPostmaster(pid, join(folder, "postgres"))).toBe(false);
  });

  test("can be entered by nobody else", async () => {
    const folder = join(await temporaryFolder(), "data");
    await start(folder);

    const modes = await Promise.all(
      ["postgres", "socket"].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
    );

    expect(modes).toEqual([0o700, 0o700]);
  });

  test("runs in a folder whose path is too long for a socket, and clears up after itself", async () => {
    const deep = join(await temporaryFolder(), "d".repeat(60), "e".repeat(60));
    const { url, stop } = await start(deep);
    const socketFolder = new URL(url).searchParams.get("host") ?? "";
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);

    await stop();

    await expect(stat(socketFolder)).rejects.toThrow("ENOENT");
  });

  test("is started again when it dies, at the same address", async () => {
    const folder = await temporaryFolder();
    const back = Promise.withResolvers<void>();
    const { url } = await start(folder, (text) => {
      if (text.includes("is back")) back.resolve();
    });
    await ask(url, "create table routes as select 'G1' as name");

    process.kill(await pidOf(folder), "SIGKILL");
    await back.promise;

    expect(await ask(url, "select * from routes")).toEqual([{ name: "G1" }]);
  });
});

describe("a data folder that is not as it should be", { timeout: 60_000 }, () => {
  test("is left alone while another program runs on it", async () => {
    const folder = await temporaryFolder();
    const { url } = await start(folder);

    await expect(startEmbedded(folder)).rejects.toThrow(
      /^Another Topout \(process \d+\) already runs on the data folder [^\n]+$/,
    );

    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("goes to one of two programs that start at once", async () => {
    const folder = await temporaryFolder();

    const starts = await Promise.allSettled([start(folder), start(folder)]);

    expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("is refused when another PostgreSQL made it", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "postgres"));
    await writeFile(join(folder, "postgres", "PG_VERSION"), "15\n");

    await expect(startEmbedded(folder)).rejects.toThrow(/was made by PostgreSQL 15, and [^\n]+ 18/);
  });

  test("is refused when its files are damaged, with PostgreSQL's own reason", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "postgres"), { mode: 0o700 });
    await writeFile(join(folder, "postgres", "PG_VERSION"), "18\n");

    await expect(startEmbedded(folder)).rejects.toThrow(/does not start: [^\n]*postgresql.conf/);
  });

  test("is cleared of a start that was killed half way", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "postgres.999999999-half"));

    await start(folder);

    expect((await readdir(folder)).filter((name) => name.startsWith("postgres."))).toEqual([
      "postgres.log",
    ]);
  });

  test("starts although its last process's number is now another's", async () => {
    const folder = await temporaryFolder();
    const first = await start(folder);
    const pidFile = join(folder, "postgres", "postmaster.pid");
    const left = await readFile(pidFile, "utf8");
    await first.stop();
    await writeFile(pidFile, left.replace(/^\d+/, String(process.ppid)));

    const { url } = await start(folder);

    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});
