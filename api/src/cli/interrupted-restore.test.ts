import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { saveArchive } from "@topout/archive";
import { expect, test } from "vitest";

import { createTestApi, readJson } from "../testing/index.ts";
import { createProcessEnvironment } from "../testing/process-environment.ts";
import { createTestFolderStorage } from "../testing/storages.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

/** A restore needs less than the five seconds that an interrupted command may take to end. */
const FILE_COUNT = 200;

async function createBackup(): Promise<string> {
  const api = await createTestApi();
  await api.seed.gym({ name: "Restored gym" });
  for (let count = 0; count < FILE_COUNT; count += 1) {
    await api.seed.user({ profile_photo: await api.storage.put(Buffer.from(`photo ${count}`)) });
  }
  const path = join(await createTemporaryFolder(), "backup.tar");
  await saveArchive({ url: api.url, path, appVersion: "1.0.0", storage: api.storage });
  return path;
}

test("a restore stops on Ctrl+C and changes nothing", { timeout: 120_000 }, async () => {
  const path = await createBackup();
  const { storage, folder } = await createTestFolderStorage();
  const api = await createTestApi({ storage });
  await api.seed.gym({ name: "Existing gym" });
  const script = join(import.meta.dirname, "topout.ts");
  const child = spawn(process.execPath, [script, "restore", path, "--replace"], {
    env: createProcessEnvironment({
      DATABASE_URL: api.url,
      STORAGE_URL: pathToFileURL(folder).href,
    }),
    stdio: "ignore",
  });
  const exit = once(child, "exit");
  const countFiles = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };
  await expect.poll(countFiles, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0);

  // The terminal and npm send one signal each.
  child.kill("SIGINT");
  child.kill("SIGINT");

  expect(await exit).toEqual([130, null]);
  expect(await countFiles()).toBeLessThan(FILE_COUNT);
  const gyms = await readJson<{ name: string }[]>(api.fetch("/api/gyms"));
  expect(gyms.map(({ name }) => name)).toEqual(["Existing gym"]);
});
