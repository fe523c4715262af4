import { join } from "node:path";

import { createTemporaryFolder, executeStatement } from "@topout/api/package-testing";
import type { Storage } from "@topout/api/storage";
import { createTestApi, readJson, type TestApi } from "@topout/api/testing";
import { describe, expect, test } from "vitest";

import { loadArchive } from "./load-archive.ts";
import { saveArchive } from "./save-archive.ts";

const FILE_COUNT = 20;

/** Saves a backup with many files. */
async function createBackup() {
  const api = await createTestApi();
  await api.seed.gym({ name: "Restored gym" });
  for (let count = 0; count < FILE_COUNT; count += 1) {
    await api.seed.user({ profile_photo: await api.storage.put(Buffer.from(`photo ${count}`)) });
  }
  const path = join(await createTemporaryFolder(), "backup.tar");
  await saveArchive({ appVersion: "1.0.0", url: api.url, path, storage: api.storage });
  return path;
}

/** Calls `onFile` before the file with this number is stored. */
function interruptStorage(storage: Storage, number: number, onFile: () => Promise<void>): Storage {
  let count = 0;
  return {
    ...storage,
    put: async (content, key) => {
      count += 1;
      if (count === number) await onFile();
      return storage.put(content, key);
    },
  };
}

const readGyms = async (api: TestApi): Promise<string[]> =>
  (await readJson<{ name: string }[]>(api.fetch("/api/gyms"))).map(({ name }) => name);

const failWithFullDisk = () =>
  Promise.reject(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }));

async function loseConnection({ db }: TestApi) {
  await db.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'topout archive'",
  );
}

describe.each([
  ["a full disk", failWithFullDisk, "ENOSPC"],
  ["a lost connection", loseConnection, /terminat|connection error/],
])("a restore that ends by %s", (_name, fail, message) => {
  test.each([30, 60, 99])(
    "at %d percent changes nothing, and a second restore succeeds",
    async (percent) => {
      const path = await createBackup();
      const api = await createTestApi();
      await api.seed.gym({ name: "Existing gym" });
      const number = Math.ceil((FILE_COUNT * percent) / 100);
      const storage = interruptStorage(api.storage, number, () => fail(api));

      await expect(loadArchive({ url: api.url, path, storage, canReplace: true })).rejects.toThrow(
        message,
      );
      expect(await readGyms(api)).toEqual(["Existing gym"]);

      const { files } = await loadArchive({
        url: api.url,
        path,
        storage: api.storage,
        canReplace: true,
      });
      await expect.poll(() => readGyms(api)).toEqual(["Restored gym"]);
      expect(await Array.fromAsync(api.storage.list())).toHaveLength(files.count);
    },
  );
});

test("a restore replaces a damaged file of the same size", async () => {
  const api = await createTestApi();
  const key = await api.storage.put(Buffer.from("a photo of a route"));
  await api.seed.route({ image: key });
  const path = join(await createTemporaryFolder(), "backup.tar");
  await saveArchive({ appVersion: "1.0.0", url: api.url, path, storage: api.storage });
  await api.storage.put(Buffer.from("a phot0 of a route"), key);

  await loadArchive({ url: api.url, path, storage: api.storage, canReplace: true });

  const content = Buffer.concat(await Array.fromAsync(await api.storage.stream(key)));
  expect(content.toString()).toBe("a photo of a route");
});

test("a backup is restored into a database with other formats and time zone", async () => {
  const path = await createBackup();
  const copy = await createTestApi();
  const database = new URL(copy.url).pathname.slice(1);
  for (const setting of [
    "timezone = 'Asia/Kathmandu'",
    "datestyle = 'German, DMY'",
    "intervalstyle = 'sql_standard'",
    "bytea_output = 'escape'",
    "extra_float_digits = 0",
    "lc_numeric = 'C'",
  ]) {
    await executeStatement(copy.url, `alter database "${database}" set ${setting}`);
  }

  const summary = await loadArchive({
    url: copy.url,
    path,
    storage: copy.storage,
    canReplace: false,
  });

  expect(summary.files.count).toBe(FILE_COUNT);
  expect(await readGyms(copy)).toEqual(["Restored gym"]);
});
