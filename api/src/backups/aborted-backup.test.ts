import { readdir } from "node:fs/promises";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readOperationRuns } from "../database/operation-runs.ts";
import { toFolderLocation } from "../storage/storage-url.ts";
import { createTestApi } from "../testing/index.ts";
import { requireStorageLocation, type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import type { BackupStore } from "./backup-store.ts";
import { openBackupStore } from "./open-backup-store.ts";
import { runBackup } from "./run-backup.ts";
import { runDrill } from "./run-drill.ts";

const RETENTION = { days: 1, weeks: 0, months: 0 };

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

test.each([
  ["a folder", toFolderLocation],
  ["a bucket", () => requireStorageLocation(server.url)],
])(
  "a backup in %s that is aborted leaves no file, and is stored as failed",
  async (_name, getLocation) => {
    const api = await createTestApi();
    await api.seed.route({ image: await api.seed.storeImage() });
    const folder = await createTemporaryFolder();
    const store = await openBackupStore(getLocation(folder), folder);
    const abortController = new AbortController();
    const storage = {
      ...api.storage,
      stream: (key: string) => {
        abortController.abort();
        return api.storage.stream(key);
      },
    };

    const backup = runBackup({
      db: api.db,
      url: api.url,
      storage,
      store,
      recipients: [],
      retention: RETENTION,
      signal: abortController.signal,
    });

    await expect(backup).rejects.toThrow("This operation was aborted");
    expect(await readdir(folder)).toEqual([]);
    expect(await store.list()).toEqual([]);
    expect(await readOperationRuns(api.db)).toEqual([
      expect.objectContaining({ kind: "backup", failure: "This operation was aborted" }),
    ]);
  },
);

test(
  "a drill ends if its job is aborted before or during its start",
  { timeout: 60_000 },
  async () => {
    const { db, url, storage } = await createTestApi();
    const backups = await createTemporaryFolder();
    const store = await openBackupStore(toFolderLocation(backups), backups);
    await runBackup({ db, url, storage, store, recipients: [], retention: RETENTION });
    const folder = await createTemporaryFolder();
    const abortController = new AbortController();
    const abortingStore: BackupStore = {
      ...store,
      open: (name, read) => {
        const result = store.open(name, read);
        abortController.abort();
        return result;
      },
    };
    const drill = (drillStore: BackupStore) =>
      runDrill({ db, store: drillStore, identities: [], folder, signal: abortController.signal });

    await expect(drill(abortingStore)).rejects.toThrow("This operation was aborted");
    await expect(drill(store)).rejects.toThrow("This operation was aborted");

    expect(await readdir(folder)).toEqual([]);
  },
);

test("a backup fails, and is deleted, if the bucket has stored other bytes", async () => {
  const { db, url, storage } = await createTestApi();
  const store = await openBackupStore(
    requireStorageLocation(server.url.replace("?", "/damaged?")),
    await createTemporaryFolder(),
  );
  server.damageNextUpload();

  const backup = runBackup({ db, url, storage, store, recipients: [], retention: RETENTION });

  await expect(backup).rejects.toThrow(/^The bucket has stored other bytes/);
  expect(await store.list()).toEqual([]);
});
