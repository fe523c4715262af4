import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { Client } from "pg";
import { describe, expect, test, vi } from "vitest";

import { lockFiles } from "../database/file-lock.ts";
import { routes, storedFiles } from "../database/schema.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Storage } from "../storage/storage.ts";
import { createTestApi } from "../testing/index.ts";
import { createTestFolderStorage } from "../testing/storages.ts";
import { recordCheck } from "./check-installation.ts";
import { readOperationRuns } from "../database/operation-runs.ts";
import { addRoute, damage, DAY_MS, runCheck, skipTwoDays } from "./testing/run-check.ts";

/** Calls `change` when the files have been listed, before the rows are read. */
function runAfterList(storage: Storage, change: () => Promise<void>): Storage {
  let listCount = 0;
  return {
    ...storage,
    async *list(prefix) {
      yield* storage.list(prefix);
      // The first list only counts the files.
      if (++listCount === 2) await change();
    },
  };
}

describe("a check beside a running program", () => {
  test("ignores files whose deletion is pending, and files that are deleted meanwhile", async () => {
    const api = await createTestApi();
    const pending = await addRoute(api);
    const deleted = await addRoute(api);
    skipTwoDays();
    const deleteRoute = ({ route, image }: typeof pending) =>
      api.db.transaction(async (tx) => {
        await tx.delete(routes).where(eq(routes.id, route.id));
        await enqueue(tx, "delete-files", { keys: [image] });
      });
    await deleteRoute(pending);
    const storage = runAfterList(api.storage, async () => {
      await deleteRoute(deleted);
      await api.storage.delete(deleted.image);
    });

    expect((await runCheck(api, { storage })).results).toEqual([]);
  });

  test("does not report a file as missing that is stored after the list", async () => {
    const api = await createTestApi();
    const images: string[] = [];
    const storage = runAfterList(api.storage, async () => {
      images.push((await addRoute(api)).image);
    });

    expect((await runCheck(api, { storage })).results).toEqual([]);
    expect(images).toHaveLength(1);
  });

  test("deletes no stray files while a backup runs", async () => {
    const api = await createTestApi();
    const stray = await api.seed.storeImage();
    skipTwoDays();
    const client = new Client({ connectionString: api.url });
    await client.connect();
    await lockFiles(client);

    const { entries } = await runCheck(api, { shouldRepair: true });
    await client.end();

    expect(entries).toEqual([{ kind: "stray", name: stray, isRepaired: false }]);
    expect(await api.storage.size(stray)).toBeGreaterThan(0);
  });

  test("forgets the checksums of deleted files", async () => {
    const api = await createTestApi();
    const { image } = await addRoute(api);
    await runCheck(api);
    await api.db.delete(routes);
    await api.storage.delete(image);

    await runCheck(api);

    expect(await api.db.select().from(storedFiles)).toEqual([]);
  });
});

test("checks a large storage in parts", async () => {
  const api = await createTestApi();
  const [fine, missing] = [await addRoute(api), await addRoute(api)];
  const stray = await api.seed.storeImage();
  await api.storage.delete(missing.image);
  skipTwoDays();

  const { results, summary } = await runCheck(api, { maxPartFiles: 1 });

  expect(results).toEqual([`missing ${missing.image}`, `stray ${stray}`]);
  expect(summary.files).toBe(1);
  expect(await api.storage.size(fine.image)).toBeGreaterThan(0);
});

test("names files that Topout has not stored, and never deletes them", async () => {
  const { storage, folder } = await createTestFolderStorage();
  const api = await createTestApi({ storage });
  await writeFile(join(folder, "notes.txt"), "mine");
  await api.storage.put(Buffer.from("photo"), `ab${"0".repeat(30)}`);
  await writeFile(join(folder, "ab", "copy of a photo.webp"), "mine");
  await writeFile(join(folder, "ab", `cd${"0".repeat(30)}`), "in the wrong folder");

  const { results } = await runCheck(api, { shouldRepair: true });

  expect(results).toEqual([
    `recent ab${"0".repeat(30)}`,
    `unknown ab/cd${"0".repeat(30)}`,
    "unknown ab/copy of a photo.webp",
    "unknown notes.txt",
  ]);
  expect((await runCheck(api)).results).toEqual(results);
});

test("names rows whose foreign key has no target", async () => {
  const api = await createTestApi();
  const { route } = await addRoute(api);
  const { user } = await api.signIn();
  await api.seed.attempt({ user: user.id, route: route.id });
  await api.db.execute(sql`alter table climbs drop constraint climbs_user_id_users_id_fk`);
  await api.db.execute(sql`update climbs set user_id = gen_random_uuid()`);
  await api.db.execute(
    sql`alter table climbs add constraint climbs_user_id_users_id_fk foreign key (user_id) references users (id) not valid`,
  );

  const { results } = await runCheck(api);

  expect(results).toEqual(["broken climbs_user_id_users_id_fk: 1 rows of climbs"]);
});

test("stores the result of the last check", async () => {
  const api = await createTestApi();
  const { image } = await addRoute(api);
  const check = () =>
    recordCheck({
      db: api.db,
      storage: api.storage,
      shouldReadFiles: true,
      shouldRepair: false,
      onEntry: () => undefined,
    });

  await check();
  const [first] = await readOperationRuns(api.db);
  await api.storage.delete(image);
  await check();
  const [second, ...others] = await readOperationRuns(api.db);

  expect(first).toMatchObject({ kind: "check", failure: null, succeeded_at: first?.finished_at });
  expect(second).toMatchObject({
    failure: "1 problem found",
    succeeded_at: first?.finished_at,
    details: { problems: { missing: 1 }, examples: [{ kind: "missing", name: image }] },
  });
  expect(others).toEqual([]);
});

/** What can happen to a file after the first check. */
const FATES = ["fine", "missing", "changed", "stray", "pending"] as const;

test("names exactly the files that are not fine", async () => {
  const api = await createTestApi();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...FATES), { maxLength: 12 }), async (fates) => {
      await api.db.delete(routes);
      for await (const { key } of api.storage.list()) await api.storage.delete(key);
      const files = await Promise.all(
        fates.map(async (fate) => ({ fate, ...(await addRoute(api)) })),
      );
      await runCheck(api);
      for (const { fate, image, route } of files) {
        if (fate === "missing") await api.storage.delete(image);
        if (fate === "changed") await damage(api, image);
        if (fate !== "stray" && fate !== "pending") continue;
        await api.db.transaction(async (tx) => {
          await tx.delete(routes).where(eq(routes.id, route.id));
          if (fate === "pending") await enqueue(tx, "delete-files", { keys: [image] });
        });
      }
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * DAY_MS });

      const { results } = await runCheck(api).finally(() => vi.useRealTimers());

      const expected = files
        .filter(({ fate }) => fate !== "fine" && fate !== "pending")
        .map(({ fate, image }) => `${fate} ${image}`);
      expect(results).toEqual(expected.toSorted());
    }),
    { numRuns: 15 },
  );
});
