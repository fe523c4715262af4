import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { openDataFolder, getSigningKey } from "./data-folder.ts";

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), "topout-folder-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe("openDataFolder", () => {
  test("creates a folder that other users cannot list", async () => {
    const folder = join(await temporaryFolder(), "new", "data");

    await openDataFolder(folder);

    expect((await stat(folder)).mode & 0o066).toBe(0);
  });

  test("reports a folder that is not writable in one line", async () => {
    const file = join(await temporaryFolder(), "file");
    await writeFile(file, "");

    await expect(openDataFolder(join(file, "data"))).rejects.toThrow(
      /^The data folder DATA_DIR .*file\/data cannot be written: [^\n]+$/,
    );
  });
});

describe("getSigningKey", () => {
  test("creates a key once, readable by its owner only", async () => {
    const folder = await temporaryFolder();

    const key = await getSigningKey(folder);

    expect(key.length).toBeGreaterThan(32);
    expect(await getSigningKey(folder)).toBe(key);
    expect((await stat(join(folder, "signing.key"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, "signing.key"), "utf8")).toBe(key);
  });

  test("rejects a damaged key", async () => {
    const folder = await temporaryFolder();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "signing.key"), "cut");

    await expect(getSigningKey(folder)).rejects.toThrow(/signing key .* is damaged/);
  });
});
