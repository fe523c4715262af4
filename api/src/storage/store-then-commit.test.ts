import { createReadStream } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { createTestFolderStorage } from "../testing/storages.ts";
import { storeThenCommit } from "./store-then-commit.ts";

test("storeThenCommit closes a stream that the storage did not read, even if its file was deleted", async () => {
  const { storage, folder } = await createTestFolderStorage();
  storage.put = () => Promise.reject(new Error("the storage is unavailable"));
  const stream = createReadStream(join(folder, "gone"));
  const closed = Promise.withResolvers<void>();
  stream.once("close", closed.resolve);

  const result = storeThenCommit(storage, [stream], () => Promise.reject(new Error("not called")));

  await expect(result).rejects.toThrow("the storage is unavailable");
  expect(stream.destroyed).toBe(true);
  await closed.promise;
});
