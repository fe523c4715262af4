import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { saveArchive } from "@topout/archive";
import { expect, test, vi } from "vitest";

import { checkInstallation } from "../operations/check-installation.ts";
import { countProblems } from "../operations/check-report.ts";
import { recordChecksums } from "../storage/record-checksums.ts";
import { createTestApi, getAccessToken, readJson, type TestApi } from "../testing/index.ts";
import { createProcessEnvironment } from "../testing/process-environment.ts";
import { createTestFolderStorage } from "../testing/storages.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const FILE_COUNT = 200;

/** Saves a backup with many files, and an account that logs in. */
async function createBackup() {
  const { storage } = await createTestFolderStorage();
  const api = await createTestApi({ storage });
  const recordingStorage = recordChecksums(storage, api.db);
  await api.seed.gym({ name: "Restored gym" });
  const photos = Array.from({ length: FILE_COUNT }, (_, index) => Buffer.from(`photo ${index}`));
  for (const photo of photos) {
    await api.seed.user({ profile_photo: await recordingStorage.put(photo) });
  }
  const user = await api.seed.user();
  const path = join(await createTemporaryFolder(), "backup.tar");
  await saveArchive({ appVersion: "1.0.0", url: api.url, path, storage });
  return { path, email: user.email };
}

/** Starts `topout restore --replace` as a process with another key, time zone and locale than the backup's program. */
function startRestore(path: string, { url, folder }: { url: string; folder: string }) {
  const script = join(import.meta.dirname, "topout.ts");
  return spawn(process.execPath, [script, "restore", path, "--replace"], {
    env: createProcessEnvironment({
      DATABASE_URL: url,
      STORAGE_URL: pathToFileURL(folder).href,
      SECRET_KEY: "another key than that of the program with the backup",
      TZ: "Asia/Kathmandu",
      LC_ALL: "tr_TR.UTF-8",
    }),
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function killAtFileCount(child: ChildProcess, folder: string, count: number) {
  const exit = once(child, "exit");
  await vi.waitFor(
    async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      expect(entries.filter((entry) => entry.isFile()).length).toBeGreaterThanOrEqual(count);
    },
    { interval: 1, timeout: 60_000 },
  );
  child.kill("SIGKILL");
  await exit;
}

const readGyms = async (api: TestApi): Promise<string[]> =>
  (await readJson<{ name: string }[]>(api.fetch("/api/gyms"))).map(({ name }) => name);

test.each([30, 60, 99])(
  "a restore that is killed at %d percent changes nothing, and a second restore succeeds",
  { timeout: 120_000 },
  async (percent) => {
    const { path, email } = await createBackup();
    const { storage, folder } = await createTestFolderStorage();
    const api = await createTestApi({
      storage,
      config: { secretKeys: { current: "a third key, which the restored program uses" } },
    });
    await api.seed.gym({ name: "Existing gym" });

    const target = { url: api.url, folder };
    await killAtFileCount(startRestore(path, target), folder, (FILE_COUNT * percent) / 100);
    // The process may have committed before it was killed.
    expect([["Existing gym"], ["Restored gym"]]).toContainEqual(await readGyms(api));

    const [code] = await once(startRestore(path, target), "exit");
    expect(code).toBe(0);
    await expect.poll(() => readGyms(api)).toEqual(["Restored gym"]);
    const summary = await checkInstallation({
      db: api.db,
      storage,
      shouldReadFiles: true,
      shouldRepair: false,
      onEntry: () => undefined,
    });
    expect(summary).toMatchObject({ files: FILE_COUNT, recorded: 0 });
    expect(countProblems(summary)).toBe(0);
    expect((await api.fetchAs(await getAccessToken(api, email))("/api/users/me")).status).toBe(200);
  },
);
