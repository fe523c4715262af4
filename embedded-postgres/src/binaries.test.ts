import { mkdir, readFile, readlink, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { copyBinaries, createLinks } from "./binaries.ts";
import { createTemporaryFolder } from "./testing/temporary-folder.ts";

const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];

/** Creates the files that npm installs: the library without its links. */
async function installBinaries() {
  const root = join(await createTemporaryFolder(), "native");
  await mkdir(join(root, "lib"), { recursive: true });
  await writeFile(join(root, "lib", "libpq.so.5.18"), "a library");
  return {
    version: "18.4.0",
    root,
    initdb: join(root, "bin", "initdb"),
    postgres: join(root, "bin", "postgres"),
  };
}

test("createLinks creates missing links and can run twice", async () => {
  const { root } = await installBinaries();

  await createLinks(links, root);
  await createLinks(links, root);

  expect(await readFile(join(root, "lib", "libpq.so.5"), "utf8")).toBe("a library");
});

describe("copyBinaries", () => {
  test("copies links as links and reuses an existing copy", async () => {
    const binaries = await installBinaries();
    await createLinks(links, binaries.root);
    const folder = join(await createTemporaryFolder(), "copies");

    const copy = await copyBinaries(binaries, folder);
    const { ino } = await stat(copy.root);
    await copyBinaries(binaries, folder);

    expect(copy.postgres.startsWith(folder)).toBe(true);
    expect(await readlink(join(copy.root, "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
    expect((await stat(copy.root)).ino).toBe(ino);
  });
});
