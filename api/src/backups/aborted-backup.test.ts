import { readdir } from "node:fs/promises";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readOperationRuns } from "../database/operation-runs.ts";
import { toFolderLocation } from "../storage/storage-url.ts";
import { createTestApi } from "../testing/index.ts";
import { requireStorageLocation, type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { openBackupStore } from "./open-backup-store.ts";
import { runBackup } from "./run-backup.ts";

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
      retention: { days: 1, weeks: 0, months: 0 },
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
