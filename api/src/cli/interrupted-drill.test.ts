import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { isProcessAlive, readPidFile } from "@topout/embedded-postgres/testing";
import { expect, test } from "vitest";

import { readOperationRuns } from "../database/operation-runs.ts";
import { createTestApi } from "../testing/index.ts";
import { createProcessEnvironment } from "../testing/process-environment.ts";
import { runTopout } from "../testing/run-topout.ts";
import { createTestFolderStorage } from "../testing/storages.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

/** Returns the process id of the server that a drill has started. */
async function readServerPid(scratchFolder: string): Promise<number | undefined> {
  const [name] = await readdir(scratchFolder).catch(() => []);
  if (name === undefined) return undefined;
  return (await readPidFile(join(scratchFolder, name, "postgres")))?.pid;
}

test(
  "a drill stops its database and removes its copy on Ctrl+C",
  { timeout: 120_000 },
  async () => {
    const { storage, folder: files } = await createTestFolderStorage();
    const api = await createTestApi({ storage });
    const dataDir = await createTemporaryFolder();
    const backups = await createTemporaryFolder();
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: api.url,
      STORAGE_URL: pathToFileURL(files).href,
      SECRET_KEY: testConfig.secretKeys.current,
    };
    await runTopout(`backup --to ${backups}`, { env });
    const script = join(import.meta.dirname, "topout.ts");
    const child = spawn(process.execPath, [script, "drill", "--from", backups], {
      env: createProcessEnvironment(env),
      stdio: "ignore",
    });
    const exit = once(child, "exit");
    const scratchFolder = join(dataDir, "backup-scratch");
    let pid: number | undefined;
    await expect
      .poll(async () => (pid = await readServerPid(scratchFolder)), {
        timeout: 60_000,
        interval: 5,
      })
      .toBeDefined();

    // The terminal and npm send one signal each.
    child.kill("SIGINT");
    child.kill("SIGINT");

    expect(await exit).toEqual([130, null]);
    expect(await readdir(scratchFolder)).toEqual([]);
    expect(pid !== undefined && isProcessAlive(pid)).toBe(false);
    expect(await readOperationRuns(api.db)).toContainEqual(
      expect.objectContaining({ kind: "drill", failure: "This operation was aborted" }),
    );
  },
);
