import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { readRegistry, updateRegistry, createRegistryEntry } from "./registry.ts";

const MANIFEST = {
  entry: { file: "remoteEntry.js", imports: ["shared"], dynamicImports: ["screens"] },
  shared: { file: "assets/shared.js", imports: [], dynamicImports: [] },
  screens: { file: "assets/screens.js", imports: ["shared"], dynamicImports: ["dashboard"] },
  dashboard: { file: "assets/dashboard.js", imports: [], dynamicImports: [] },
};

let dist: string;

const createRelease = (hash: string, version = "1.0.0") => ({
  dist,
  manifest: MANIFEST,
  baseUrl: `/remotes/climber/v/${hash}/`,
  version,
});

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "topout-registry-"));
  mkdirSync(join(dist, "assets"));
  for (const { file } of Object.values(MANIFEST)) writeFileSync(join(dist, file), file);
});

afterEach(() => rmSync(dist, { recursive: true }));

describe("createRegistryEntry", () => {
  test("preloads the files that every screen needs, but not the screens", async () => {
    const { entry, preload, integrity } = await createRegistryEntry(createRelease("a"), undefined);

    expect(entry).toBe("/remotes/climber/v/a/remoteEntry.js");
    expect(preload).toEqual([
      "/remotes/climber/v/a/remoteEntry.js",
      "/remotes/climber/v/a/assets/shared.js",
      "/remotes/climber/v/a/assets/screens.js",
    ]);
    expect(Object.keys(integrity)).toEqual(preload);
  });

  test("stores the replaced build as `previous`", async () => {
    const first = await createRegistryEntry(createRelease("a", "1.0.0"), undefined);

    const second = await createRegistryEntry(createRelease("b", "1.1.0"), first);

    expect(second.previous).toEqual({ version: "1.0.0", entry: first.entry });
  });

  test("returns the same entry for the same build", async () => {
    const first = await createRegistryEntry(createRelease("a"), undefined);
    const second = await createRegistryEntry(createRelease("b"), first);

    expect(await createRegistryEntry(createRelease("b"), second)).toBe(second);
  });
});

describe("updateRegistry", () => {
  test("does not change the other remotes", async () => {
    const climber = await createRegistryEntry(createRelease("a"), undefined);
    await updateRegistry(dist, { climber });

    await updateRegistry(dist, { admin: climber });

    expect(await readRegistry(dist)).toEqual({ schema: 1, remotes: { climber, admin: climber } });
  });

  test("writes a compressed version with the same content", async () => {
    await updateRegistry(dist, {
      climber: await createRegistryEntry(createRelease("a"), undefined),
    });

    const plain = readFileSync(join(dist, "remotes.json"));
    expect(brotliDecompressSync(readFileSync(join(dist, "remotes.json.br")))).toEqual(plain);
  });
});
