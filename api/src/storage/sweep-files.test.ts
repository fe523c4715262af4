import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { enqueue } from "../jobs/enqueue.ts";
import { createTestApi, type TestApi } from "../testing/index.ts";

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

test("the delete-files job ignores files that do not exist", async () => {
  const api = await createTestApi();
  const keys = [await api.seed.storeImage(), "0".repeat(32), await api.seed.storeImage()];

  await api.db.transaction((tx) => enqueue(tx, "delete-files", { keys }));
  await api.runJobs();

  expect(await Array.fromAsync(api.storage.list())).toEqual([]);
});
