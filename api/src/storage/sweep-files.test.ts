import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { enqueue } from "../jobs/enqueue.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";

/** Makes every stored file as old as one that was kept two days ago. */
async function ageFiles({ folder }: TestApi) {
  const past = new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(({ parentPath, name }) => utimes(join(parentPath, name), past, past)),
  );
}

const sweep = async (api: TestApi) => {
  await api.db.transaction((tx) => enqueue(tx, "sweep-files", {}));
  await api.work();
};

test("the nightly sweep removes files that no row names, once they are a day old", async () => {
  const api = await createTestApi();
  const { gym, route, user, picture } = api.given;
  const named = {
    gym: await picture(),
    route: await picture(),
    thumbnail: await picture(),
    profile: await picture(),
    cover: await picture(),
  };
  await gym({ image: named.gym });
  await route({ image: named.route, thumbnail: named.thumbnail });
  await user({ profile_photo: named.profile, cover_photo: named.cover });
  const abandoned = await picture();
  await ageFiles(api);
  const young = await picture();

  await sweep(api);

  const left = await Array.fromAsync(api.storage.list(), ({ key }) => key);
  expect(left.toSorted()).toEqual([...Object.values(named), young].toSorted());
  expect(left).not.toContain(abandoned);
});

test("files are deleted by a job, also those that are gone already", async () => {
  const api = await createTestApi();
  const keys = [await api.given.picture(), "0".repeat(32), await api.given.picture()];

  await api.db.transaction((tx) => enqueue(tx, "delete-files", { keys }));
  await api.work();

  expect(await Array.fromAsync(api.storage.list())).toEqual([]);
});
