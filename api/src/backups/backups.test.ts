import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { readArchive, createIdentity } from "@topout/archive";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { routes } from "../database/schema.ts";
import { readOperationRuns } from "../database/operation-runs.ts";
import { recordChecksums } from "../storage/record-checksums.ts";
import { toFolderLocation } from "../storage/storage-url.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import { requireStorageLocation, type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import type { BackupStore } from "./backup-store.ts";
import { openBackupStore } from "./open-backup-store.ts";
import { runBackup } from "./run-backup.ts";
import { runDrill } from "./run-drill.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const RETENTION = { days: 2, weeks: 1, months: 1 };

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

async function openFolder(scratch: string) {
  const location = toFolderLocation(join(await createTemporaryFolder(), "backups"));
  return openBackupStore(location, scratch);
}

let bucketCount = 0;
async function openBucket(scratch: string) {
  const location = requireStorageLocation(server.url.replace("?", `/backups-${++bucketCount}?`));
  return openBackupStore(location, scratch);
}

const backUp = (
  { db, url, storage }: Pick<TestApi, "db" | "url" | "storage">,
  store: BackupStore,
  options: Partial<Parameters<typeof runBackup>[0]> = {},
) => runBackup({ db, url, storage, store, recipients: [], retention: RETENTION, ...options });

const listNames = async (store: BackupStore) =>
  (await store.list()).map(({ name }) => name).toSorted();

function setTime(time: string | number) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
}

describe.each([
  ["a folder", openFolder],
  ["a bucket", openBucket],
])("backups in %s", (_name, openStore) => {
  test("are complete, and expire", async () => {
    const api = await createTestApi();
    await api.seed.route({ image: await api.seed.storeImage() });
    const store = await openStore(await createTemporaryFolder());
    setTime("2026-11-18T02:30:00Z");

    for (let day = 0; day < 5; day += 1) {
      await backUp(api, store);
      vi.setSystemTime(Date.now() + DAY_MS);
    }

    expect(await listNames(store)).toEqual([
      "topout-20261121T023000Z.tar",
      "topout-20261122T023000Z.tar",
    ]);
    const summary = await store.open("topout-20261122T023000Z.tar", (path) => readArchive(path));
    expect(summary.files).toMatchObject({ count: 1, missing: 0 });
    expect(await readOperationRuns(api.db)).toEqual([
      expect.objectContaining({
        kind: "backup",
        failure: null,
        details: expect.objectContaining({ name: "topout-20261122T023000Z.tar", files: 1 }),
      }),
    ]);
  });

  test("delete nothing if the next backup fails", async () => {
    const api = await createTestApi();
    await api.seed.route({ image: await api.seed.storeImage() });
    const store = await openStore(await createTemporaryFolder());
    setTime("2026-11-18T02:30:00Z");
    await backUp(api, store);
    vi.setSystemTime(Date.now() + 100 * DAY_MS);
    const brokenStorage = {
      ...api.storage,
      stream: () => Promise.reject(new Error("The disk is broken")),
    };

    const backup = backUp({ ...api, storage: brokenStorage }, store);

    await expect(backup).rejects.toThrow("The disk is broken");
    expect(await listNames(store)).toEqual(["topout-20261118T023000Z.tar"]);
    expect(await readOperationRuns(api.db)).toEqual([
      expect.objectContaining({
        failure: "The disk is broken",
        succeeded_at: new Date("2026-11-18T02:30:00Z"),
        details: expect.objectContaining({ name: "topout-20261118T023000Z.tar" }),
      }),
    ]);
  });

  test("can be encrypted, and a drill restores the newest one", { timeout: 60_000 }, async () => {
    const api = await createTestApi();
    const storage = recordChecksums(api.storage, api.db);
    await api.seed.route({ image: await storage.put(Buffer.from("photo")) });
    // The program uses one folder for the copy of a backup and for the drill.
    const folder = await createTemporaryFolder();
    const store = await openStore(folder);
    const { identity, recipient } = await createIdentity();
    setTime("2026-11-18T02:30:00Z");
    await backUp(api, store);
    await api.seed.route({ image: await storage.put(Buffer.from("another photo")) });
    vi.setSystemTime("2026-11-19T02:30:00Z");
    await backUp(api, store, { recipients: [recipient] });
    await api.db.delete(routes);
    vi.setSystemTime("2026-11-19T05:30:00Z");

    const drill = () => runDrill({ db: api.db, store, identities: [identity], folder });
    const { backup, ageSeconds, tables, check } = await drill();

    expect(backup.name).toBe("topout-20261119T023000Z.tar.age");
    expect(ageSeconds).toBeGreaterThanOrEqual(3 * 3_600);
    expect(tables).toContainEqual({ name: "routes", backupRows: 2, liveRows: 0 });
    expect(check).toMatchObject({ files: 2, problems: { missing: 0, changed: 0, stray: 0 } });
    expect(await readdir(folder)).toEqual([]);
    expect(await readOperationRuns(api.db)).toContainEqual(
      expect.objectContaining({ kind: "drill", failure: null }),
    );
  });
});

describe("a drill", { timeout: 60_000 }, () => {
  test("fails if the newest backup is damaged or lacks files", async () => {
    const api = await createTestApi();
    const image = await api.seed.storeImage();
    await api.seed.route({ image });
    const folder = join(await createTemporaryFolder(), "backups");
    const store = await openBackupStore(toFolderLocation(folder), folder);
    const scratch = await createTemporaryFolder();
    const drill = () => runDrill({ db: api.db, store, identities: [], folder: scratch });
    await expect(drill()).rejects.toThrow("There is no backup to restore");

    const { name } = await backUp(api, store);
    const bytes = await readFile(join(folder, name));
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    await writeFile(join(folder, name), bytes);
    await expect(drill()).rejects.toThrow(/^Cannot read the archive/);

    await store.remove(name);
    await api.storage.delete(image);
    await backUp(api, store);
    const { check } = await drill();

    expect(check.problems.missing).toBe(1);
    expect(await readOperationRuns(api.db)).toContainEqual(
      expect.objectContaining({ kind: "drill", failure: expect.stringContaining("1 of") }),
    );
    expect(await readdir(scratch)).toEqual([]);
  });
});
