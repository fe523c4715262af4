import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openStorage } from "../storage/open-storage.ts";
import { toFolderLocation } from "../storage/storage-url.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import { requireStorageLocation, type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import type { BackupStore } from "./backup-store.ts";
import { openBackupStore } from "./open-backup-store.ts";
import { runBackup } from "./run-backup.ts";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const backUp = ({ db, url, storage }: TestApi, store: BackupStore) =>
  runBackup({
    db,
    url,
    storage,
    store,
    recipients: [],
    retention: { days: 1, weeks: 0, months: 0 },
  });

test("a folder of backups keeps foreign files, and loses those of killed processes", async () => {
  const api = await createTestApi();
  const folder = await createTemporaryFolder();
  const store = await openBackupStore(toFolderLocation(folder), folder);
  const names = [
    "topout-20200101T000000Z.tar.123.part",
    "topout-20200101T000000Z.tar.age.123.part.table",
    "before-upgrade.tar",
    "topout-20200101.tar",
  ];
  for (const name of names) {
    await writeFile(join(folder, name), "data");
    await utimes(join(folder, name), new Date(0), new Date(0));
  }
  await writeFile(join(folder, "topout-20200102T000000Z.tar.124.part"), "in progress");

  const { name } = await backUp(api, store);

  expect((await readdir(folder)).toSorted()).toEqual(
    [
      "before-upgrade.tar",
      "topout-20200101.tar",
      "topout-20200102T000000Z.tar.124.part",
      name,
    ].toSorted(),
  );
});

test("a bucket of backups keeps foreign objects", async () => {
  const api = await createTestApi();
  const location = requireStorageLocation(server.url.replace("?", "/shared?"));
  const files = await openStorage(location);
  const key = await files.put(Readable.from(["a file of the program"]));
  const store = await openBackupStore(location, await createTemporaryFolder());

  await backUp(api, store);

  expect(await files.size(key)).toBe(21);
  expect(await store.list()).toHaveLength(1);
});
