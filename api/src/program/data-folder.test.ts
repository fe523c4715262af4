import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { openDataFolder, signingKey } from "./data-folder.ts";

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), "topout-folder-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe("the data folder", () => {
  test("is made where there is none, and others cannot look into it", async () => {
    const folder = join(await temporaryFolder(), "new", "data");

    await openDataFolder(folder);

    expect((await stat(folder)).mode & 0o066).toBe(0);
  });

  test("that cannot be written is named in one line", async () => {
    const file = join(await temporaryFolder(), "file");
    await writeFile(file, "");

    await expect(openDataFolder(join(file, "data"))).rejects.toThrow(
      /^The data folder DATA_DIR .*file\/data cannot be written: [^\n]+$/,
    );
  });
});

describe("the signing key", () => {
  test("is made once and can be read by its owner only", async () => {
    const folder = await temporaryFolder();

    const key = await signingKey(folder);

    expect(key.length).toBeGreaterThan(32);
    expect(await signingKey(folder)).toBe(key);
    expect((await stat(join(folder, "signing.key"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, "signing.key"), "utf8")).toBe(key);
  });

  test("that is damaged is refused", async () => {
    const folder = await temporaryFolder();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "signing.key"), "cut");

    await expect(signingKey(folder)).rejects.toThrow(/signing key .* is damaged/);
  });
});
