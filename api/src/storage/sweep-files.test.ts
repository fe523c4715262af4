import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import { enqueue } from "../jobs/enqueue.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";
import type { Storage } from "./storage.ts";
import { createSweepFilesHandler } from "./sweep-files.ts";

/** Sets the modification time of all stored files to a time two days ago. */
async function setOldModificationTime({ folder }: TestApi) {
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(({ parentPath, name }) => utimes(join(parentPath, name), twoDaysAgo, twoDaysAgo)),
  );
}

const sweep = async (api: TestApi) => {
  await api.db.transaction((tx) => enqueue(tx, "sweep-files", {}));
  await api.runJobs();
};

test("the nightly sweep removes unreferenced files that are older than a day", async () => {
  const api = await createTestApi();
  const { gym, route, user, storeImage } = api.seed;
  const referenced = {
    gym: await storeImage(),
    route: await storeImage(),
    thumbnail: await storeImage(),
    profile: await storeImage(),
    cover: await storeImage(),
  };
  await gym({ image: referenced.gym });
  await route({ image: referenced.route, thumbnail: referenced.thumbnail });
  await user({ profile_photo: referenced.profile, cover_photo: referenced.cover });
  const unreferencedFile = await storeImage();
  await setOldModificationTime(api);
  const recentFile = await storeImage();

  await sweep(api);

  const remainingKeys = await Array.fromAsync(api.storage.list(), ({ key }) => key);
  expect(remainingKeys.toSorted()).toEqual([...Object.values(referenced), recentFile].toSorted());
  expect(remainingKeys).not.toContain(unreferencedFile);
});

test("the nightly job removes old emails that were written to files", async () => {
  const api = await createTestApi();
  const outbox = join(api.folder, "outbox");
  await mkdir(outbox);
  const recentName = `${new Date().toISOString().slice(0, 10)}-0123.eml`;
  for (const name of ["2025-01-01-0123.eml", recentName]) await writeFile(join(outbox, name), "");

  await sweep(api);

  expect(await readdir(outbox)).toEqual([recentName]);
});

test("the delete-files job ignores files that do not exist", async () => {
  const api = await createTestApi();
  const keys = [await api.seed.storeImage(), "0".repeat(32), await api.seed.storeImage()];

  await api.db.transaction((tx) => enqueue(tx, "delete-files", { keys }));
  await api.runJobs();

  expect(await Array.fromAsync(api.storage.list())).toEqual([]);
});

describe("a sweep of a large storage", () => {
  const MINUTE_MS = 60_000;
  const DAY_MS = 24 * 60 * MINUTE_MS;

  /** A storage without files, in which the list of a part takes as long as that of 140,000 objects. */
  async function createSlowStorage(listMinutes: number, onList?: (part: string) => void) {
    const { db } = await createTestApi();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const listedParts: string[] = [];
    const storage = {
      removeIncomplete: async () => undefined,
      // oxlint-disable-next-line require-yield -- It has no files.
      list: async function* (prefix: string) {
        listedParts.push(prefix);
        onList?.(prefix);
        vi.setSystemTime(Date.now() + listMinutes * MINUTE_MS);
      },
    } as Partial<Storage> as Storage;
    const { run } = createSweepFilesHandler(db, storage);
    const sweepOnce = async (signal = new AbortController().signal) => {
      listedParts.length = 0;
      await run({}, signal);
      vi.setSystemTime(Date.now() + DAY_MS);
      return [...listedParts];
    };
    return { sweepOnce };
  }

  test("continues the next night, until it has listed each part once", async () => {
    const { sweepOnce } = await createSlowStorage(0.5);

    const nights = [await sweepOnce(), await sweepOnce(), await sweepOnce()];

    expect(nights.map(({ length }) => length)).toEqual([101, 101, 54]);
    expect(new Set(nights.flat()).size).toBe(256);
    expect((await sweepOnce())[0]).toBe("00");
  });

  test("continues where the program stopped", async () => {
    const controller = new AbortController();
    const { sweepOnce } = await createSlowStorage(0.1, (part) => {
      if (part === "05") controller.abort();
    });
    await expect(sweepOnce(controller.signal)).rejects.toThrow("aborted");

    expect((await sweepOnce())[0]).toBe("06");
  });
});
