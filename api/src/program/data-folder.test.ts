import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { openDataFolder, getSigningKey } from "./data-folder.ts";

describe("openDataFolder", () => {
  test("creates a folder that other users cannot list", async () => {
    const folder = join(await createTemporaryFolder(), "new", "data");

    await openDataFolder(folder);

    expect((await stat(folder)).mode & 0o066).toBe(0);
  });

  test("rejects a folder that is not writable, with a one-line message", async () => {
    const file = join(await createTemporaryFolder(), "file");
    await writeFile(file, "");

    await expect(openDataFolder(join(file, "data"))).rejects.toThrow(
      /^The data folder DATA_DIR .*file\/data is not writable: [^\n]+$/,
    );
  });
});

describe("getSigningKey", () => {
  test("creates a key once, which only its owner can read", async () => {
    const folder = await createTemporaryFolder();

    const key = await getSigningKey(folder);

    expect(key.length).toBeGreaterThan(32);
    expect(await getSigningKey(folder)).toBe(key);
    expect((await stat(join(folder, "signing.key"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, "signing.key"), "utf8")).toBe(key);
  });

  test("rejects a damaged key", async () => {
    const folder = await createTemporaryFolder();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "signing.key"), "cut");

    await expect(getSigningKey(folder)).rejects.toThrow(/signing key .* is damaged/);
  });
});
