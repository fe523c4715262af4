import { createReadStream } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openLocalFolder } from "../testing/storages.ts";
import { keepThen } from "./keep-then.ts";

test("lets go of a stream that the storage did not read, though its file is gone by then", async () => {
  const { storage, folder } = await openLocalFolder();
  storage.put = () => Promise.reject(new Error("the storage is away"));
  const film = createReadStream(join(folder, "gone"));
  const closed = Promise.withResolvers<void>();
  film.once("close", closed.resolve);

  const kept = keepThen(storage, [film], () => Promise.reject(new Error("not asked for")));

  await expect(kept).rejects.toThrow("the storage is away");
  expect(film.destroyed).toBe(true);
  await closed.promise;
});
