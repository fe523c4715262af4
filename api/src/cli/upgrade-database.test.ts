import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { hasCluster, startPostgres } from "@topout/embedded-postgres";
import { findPackageFolder } from "@topout/embedded-postgres/testing";
import { describe, expect, test } from "vitest";

import { createSessions } from "../auth/sessions.ts";
import { createTokens } from "../auth/tokens.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { sessions, users } from "../database/schema.ts";
import { createFolder } from "../files/create-folder.ts";
import { runTopout } from "../testing/run-topout.ts";
import { seedRunningProgram } from "../testing/seed-running-program.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";
import { replaceCluster } from "./replace-cluster.ts";

/** Creates an embedded database that contains one user with a session. */
async function createInstallation() {
  const dataDir = await createTemporaryFolder();
  const { url, stop } = await startPostgres(dataDir);
  await migrate(url);
  const { db, close } = openDatabase(url);
  const user = await seedRunningProgram(dataDir, (seed) => seed.user({ username: "ana" }));
  await createSessions(db, createTokens(testConfig.secretKeys)).create(user);
  await close();
  await stop();
  return dataDir;
}

/** Replaces the cluster with one of the same version, because a test cannot install another one. */
async function replace(dataDir: string) {
  const workFolder = join(dataDir, "upgrade");
  const lines: string[] = [];
  await createFolder(workFolder);
  await replaceCluster({
    dataDir,
    workFolder,
    keptName: "postgres-17",
    packageFolder: findPackageFolder(),
    print: (line) => lines.push(line),
  });
  return lines;
}

async function readUsers(dataDir: string) {
  const { url, stop } = await startPostgres(dataDir);
  const { db, close } = openDatabase(url);
  try {
    const names = await db.select({ username: users.username }).from(users);
    return { names, sessionCount: await db.$count(sessions) };
  } finally {
    await close();
    await stop();
  }
}

const CONTENT = { names: [{ username: "ana" }], sessionCount: 1 };
const isMissing = (path: string) => expect(access(path)).rejects.toThrow("ENOENT");

describe("npm run topout -- upgrade-database", { timeout: 120_000 }, () => {
  test("moves all rows into a new cluster, and keeps the old one", async () => {
    const dataDir = await createInstallation();

    const lines = await replace(dataDir);

    expect(lines.at(-1)).toMatch(/^The new database is equal: \d+ rows in \d+ tables/);
    expect(await readUsers(dataDir)).toEqual(CONTENT);
    await access(join(dataDir, "postgres-17/PG_VERSION"));
    await isMissing(join(dataDir, "upgrade"));
  });

  test("completes an exchange that was interrupted", async () => {
    const dataDir = await createInstallation();
    await replace(dataDir);
    await mkdir(join(dataDir, "upgrade/new"), { recursive: true });
    await rename(join(dataDir, "postgres"), join(dataDir, "upgrade/new/postgres"));
    await expect(startPostgres(dataDir)).rejects.toThrow("interrupted upgrade");

    const lines = await runTopout("upgrade-database", { env: { DATA_DIR: dataDir } });

    expect(lines).toEqual(["The interrupted upgrade is complete. Start the program."]);
    expect(await readUsers(dataDir)).toEqual(CONTENT);
  });

  test("leaves the database in its place if the import fails", async () => {
    const dataDir = await createInstallation();
    await mkdir(join(dataDir, "upgrade"));
    await writeFile(join(dataDir, "upgrade/new"), "not a folder");

    await expect(replace(dataDir)).rejects.toThrow("EEXIST");

    expect(await hasCluster(dataDir)).toBe(true);
    expect(await readUsers(dataDir)).toEqual(CONTENT);
  });

  test("does nothing to a database of the included version", async () => {
    const dataDir = await createInstallation();

    const lines = await runTopout("upgrade-database", { env: { DATA_DIR: dataDir } });

    expect(lines).toEqual([
      expect.stringMatching(/^The database already belongs to PostgreSQL \d+\.$/),
    ]);
    await isMissing(join(dataDir, "upgrade"));
  });

  test.each([
    [
      "an external database",
      { DATABASE_URL: "postgresql://localhost/topout" },
      /with its own tools/,
    ],
    ["a folder without a database", {}, /There is no database in DATA_DIR/],
  ])("rejects %s", async (_title, env, message) => {
    const DATA_DIR = await createTemporaryFolder();

    await expect(runTopout("upgrade-database", { env: { DATA_DIR, ...env } })).rejects.toThrow(
      message,
    );
  });

  test.each([
    ["9", /PostgreSQL 9 cannot be upgraded\. Use db export/],
    ["99", /belongs to PostgreSQL 99, and this version includes PostgreSQL \d+/],
  ])("rejects a database of PostgreSQL %s", async (major, message) => {
    const DATA_DIR = await createTemporaryFolder();
    await mkdir(join(DATA_DIR, "postgres"));
    await writeFile(join(DATA_DIR, "postgres/PG_VERSION"), `${major}\n`);

    await expect(runTopout("upgrade-database", { env: { DATA_DIR } })).rejects.toThrow(message);
  });
});
