import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { checkPaths } from "./check-paths.ts";

async function createPaths() {
  const folder = await createTemporaryFolder();
  const file = join(folder, "file");
  await writeFile(file, "");
  const storage = { kind: "folder", folder } as const;
  return {
    folder,
    file,
    valid: { remotesDir: folder, releaseTarget: folder, releaseHistory: file, storage },
  };
}

describe("checkPaths", () => {
  test("accepts folders, files and missing paths", async () => {
    const { folder, valid } = await createPaths();
    const missing = join(folder, "missing");

    await expect(checkPaths(valid)).resolves.toBeUndefined();
    await expect(
      checkPaths({ ...valid, remotesDir: missing, releaseHistory: missing }),
    ).resolves.toBeUndefined();
  });

  test("rejects a path of the wrong kind", async () => {
    const { folder, file, valid } = await createPaths();

    await expect(checkPaths({ ...valid, remotesDir: file })).rejects.toThrow(
      `REMOTES_DIR ${file} is not a folder`,
    );
    await expect(checkPaths({ ...valid, releaseTarget: file })).rejects.toThrow(
      `RELEASE_TARGET ${file} is not a folder`,
    );
    await expect(checkPaths({ ...valid, releaseHistory: folder })).rejects.toThrow(
      `RELEASE_HISTORY ${folder} is not a file`,
    );
    await expect(
      checkPaths({ ...valid, storage: { kind: "folder", folder: file } }),
    ).rejects.toThrow(`STORAGE_URL ${file} is not a folder`);
  });
});
