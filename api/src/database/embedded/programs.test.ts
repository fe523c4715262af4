import { mkdir, readFile, readlink, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { copyPrograms, repairLinks } from "./programs.ts";

const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];

/** What an install leaves: the library, and none of its links. */
async function installed() {
  const root = join(await temporaryFolder(), "native");
  await mkdir(join(root, "lib"), { recursive: true });
  await writeFile(join(root, "lib", "libpq.so.5.18"), "a library");
  return {
    version: "18.4.0",
    root,
    initdb: join(root, "bin", "initdb"),
    postgres: join(root, "bin", "postgres"),
  };
}

describe("the built-in PostgreSQL's programs", () => {
  test("get the links that an install leaves out, once", async () => {
    const { root } = await installed();

    await repairLinks(links, root);
    await repairLinks(links, root);

    expect(await readFile(join(root, "lib", "libpq.so.5"), "utf8")).toBe("a library");
  });

  test("are copied with their links, once", async () => {
    const programs = await installed();
    await repairLinks(links, programs.root);
    const spare = join(await temporaryFolder(), "spare");

    const copy = await copyPrograms(programs, spare);
    const { ino } = await stat(copy.root);
    await copyPrograms(programs, spare);

    expect(copy.postgres.startsWith(spare)).toBe(true);
    expect(await readlink(join(copy.root, "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
    expect((await stat(copy.root)).ino).toBe(ino);
  });
});
