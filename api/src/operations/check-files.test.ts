import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { recordChecksums } from "../storage/record-checksums.ts";
import { createTestApi } from "../testing/index.ts";
import { type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTestBucketStorage, createTestFolderStorage } from "../testing/storages.ts";
import { addRoute, damage, runCheck, skipTwoDays } from "./testing/run-check.ts";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const storages = [
  ["a folder", async () => (await createTestFolderStorage()).storage],
  ["a bucket", async () => (await createTestBucketStorage(server)).storage],
] as const;

describe.each(storages)("a check of %s", (_name, openStorage) => {
  test("names a missing, a changed and a stray file", async () => {
    const api = await createTestApi({ storage: await openStorage() });
    const missing = await addRoute(api);
    const changed = await addRoute(api);
    await addRoute(api);
    const stray = await api.seed.storeImage();
    const first = await runCheck(api);

    await api.storage.delete(missing.image);
    await damage(api, changed.image);
    skipTwoDays();
    const second = await runCheck(api);

    expect(first.results).toEqual([`recent ${stray}`]);
    expect(first.summary).toMatchObject({ files: 3, recorded: 3 });
    expect(second.results).toEqual([
      `changed ${changed.image}`,
      `missing ${missing.image}`,
      `stray ${stray}`,
    ]);
    expect(second.entries).toContainEqual({
      kind: "missing",
      name: missing.image,
      rows: [`routes.image of ${missing.route.id}`],
    });
    expect(second.summary).toMatchObject({
      files: 2,
      recorded: 0,
      recent: 0,
      problems: { missing: 1, changed: 1, stray: 1, unknown: 0, broken: 0 },
    });
  });

  test("finds a file that changed before the first check", async () => {
    const api = await createTestApi({ storage: await openStorage() });
    const storage = recordChecksums(api.storage, api.db);
    const image = await storage.put(Buffer.from("a photo of a route"));
    await api.seed.route({ image });

    await damage(api, image);

    expect((await runCheck(api)).results).toEqual([`changed ${image}`]);
  });

  test("compares only the sizes in a quick check", async () => {
    const api = await createTestApi({ storage: await openStorage() });
    const flipped = await addRoute(api);
    const truncated = await addRoute(api);
    await runCheck(api);
    await damage(api, flipped.image);
    await api.storage.put(Buffer.from("cut"), truncated.image);

    const { results } = await runCheck(api, { shouldReadFiles: false });

    expect(results).toEqual([`changed ${truncated.image}`]);
  });

  test("repairs only what is safe", async () => {
    const api = await createTestApi({ storage: await openStorage() });
    const missing = await addRoute(api);
    const kept = await addRoute(api);
    const stray = await api.seed.storeImage();
    await api.storage.delete(missing.image);
    skipTwoDays();

    const { entries, results, summary } = await runCheck(api, { shouldRepair: true });

    expect(results).toEqual([`missing ${missing.image}`, `stray ${stray}`]);
    expect(entries).toContainEqual({ kind: "stray", name: stray, isRepaired: true });
    expect(summary).toMatchObject({ repaired: 1, problems: { missing: 1, stray: 0 } });
    const keys = await Array.fromAsync(api.storage.list(), ({ key }) => key);
    expect(keys).toEqual([kept.image]);
  });
});
