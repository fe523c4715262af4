import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import type { RegisteredRemote, Registry } from "@topout/shared/remote";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import {
  readRegistry,
  updateRegistry,
  withBuild,
  withCheckedRelease,
  withRelease,
} from "./registry.ts";
import { createRegistryEntry, createReleaseManifest, type Release } from "./release-manifest.ts";

const MANIFEST = {
  entry: { file: "remoteEntry.js", imports: ["shared"], dynamicImports: ["dashboard"] },
  shared: { file: "assets/shared.js", imports: [], dynamicImports: [] },
  dashboard: { file: "assets/dashboard.js", imports: ["shared"], dynamicImports: [] },
};

const FIRST_LOAD = { dashboard: { requests: ["/api/gyms"], drawing: "assets/map.js" } };

let dist: string;

async function createRelease(hash: string, version = "1.0.0"): Promise<Release> {
  const files = Object.values(MANIFEST).map(({ file }) => file);
  const screenModules = { dashboard: "dashboard" };
  const build = {
    folder: dist,
    files,
    build: MANIFEST,
    screenModules,
    firstLoad: FIRST_LOAD,
    libraries: { react: "19.3.1" },
    remote: "climber",
  } as const;
  return { hash, manifest: await createReleaseManifest({ ...build, version }) };
}

const createEntry = async (hash: string, version?: string, replaced?: RegisteredRemote) =>
  createRegistryEntry(await createRelease(hash, version), "/remotes/", replaced);

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "topout-registry-"));
  mkdirSync(join(dist, "assets"));
  for (const { file } of Object.values(MANIFEST)) writeFileSync(join(dist, file), file);
});

afterEach(() => rmSync(dist, { recursive: true }));

describe("createReleaseManifest", () => {
  test("lists the shared libraries, and every file with its size and its integrity hash", async () => {
    writeFileSync(join(dist, "assets/dashboard.js.br"), "br");

    const { manifest } = await createRelease("a");

    expect(manifest.libraries).toEqual({ react: "19.3.1" });
    expect(Object.keys(manifest.files)).toEqual(Object.values(MANIFEST).map(({ file }) => file));
    expect(manifest.files["assets/dashboard.js"]).toEqual({
      sizeBytes: "assets/dashboard.js".length,
      compressedBytes: 2,
      integrity: `sha384-${createHash("sha384").update("assets/dashboard.js").digest("base64")}`,
    });
  });
});

describe("createRegistryEntry", () => {
  test("separates the files that all screens need from those of one screen", async () => {
    const { entry, preload, screens, integrity } = await createEntry("a");

    expect(entry).toBe("/remotes/climber/v/a/remoteEntry.js");
    expect(preload).toEqual([
      "/remotes/climber/v/a/remoteEntry.js",
      "/remotes/climber/v/a/assets/shared.js",
    ]);
    expect(screens).toEqual({ dashboard: ["/remotes/climber/v/a/assets/dashboard.js"] });
    expect(Object.keys(integrity)).toEqual([...preload, ...Object.values(screens ?? {}).flat()]);
  });

  test("contains the URL of the drawing that the first load declares", async () => {
    const { firstLoad } = await createEntry("a");

    expect(firstLoad).toEqual({
      dashboard: { requests: ["/api/gyms"], drawing: "/remotes/climber/v/a/assets/map.js" },
    });
  });

  test("stores the replaced build as `previous`", async () => {
    const first = await createEntry("a", "1.0.0");

    const second = await createEntry("b", "1.1.0", first);

    expect(second.previous).toEqual({ version: "1.0.0", entry: first.entry });
  });

  test("returns the same entry for the same build", async () => {
    const second = await createEntry("b", "1.0.0", await createEntry("a"));

    expect(await createEntry("b", "1.0.0", second)).toEqual(second);
  });
});

describe("a build", () => {
  const createRegistry = async (change: Partial<RegisteredRemote> = {}): Promise<Registry> => ({
    schema: 1,
    remotes: { climber: { ...(await createEntry("a")), ...change } },
  });

  test("is published where nothing is live, and replaces an earlier build", async () => {
    const first = withBuild({ schema: 1, remotes: {} }, await createRelease("a"));
    const second = withBuild(first, await createRelease("b"));

    expect(first.remotes.climber).toEqual(await createEntry("a"));
    expect(second.remotes.climber?.entry).toBe("/remotes/climber/v/b/remoteEntry.js");
  });

  test("never replaces a release", async () => {
    const registry = await createRegistry({ isReleased: true });

    expect(withBuild(registry, await createRelease("b"))).toBe(registry);
  });
});

describe("withCheckedRelease", () => {
  test("makes the release live in a registry whose remote is off and has a gradual release", async () => {
    const entry = await createEntry("a");
    const off = { reason: "A wrong grade" };
    const gradual = { ...(await createEntry("c")), share: 10, salt: "c" };
    const registry: Registry = { schema: 1, remotes: { climber: { ...entry, off, gradual } } };

    const { climber } = withCheckedRelease(registry, await createRelease("b")).remotes;

    expect(climber).toEqual(await createEntry("b"));
  });
});

describe("updateRegistry", () => {
  test("does not change the other remotes", async () => {
    const { remotes } = withRelease(await readRegistry(dist), await createRelease("a"));
    const admin = { ...(await createEntry("b")), version: "2.0.0" };
    await updateRegistry(dist, () => ({ schema: 1, remotes: { ...remotes, admin } }));

    const second = await createRelease("c");
    await updateRegistry(dist, (registry) => withRelease(registry, second));

    const registry = await readRegistry(dist);
    expect(registry.remotes.admin).toEqual(admin);
    expect(registry.remotes.climber?.entry).toBe("/remotes/climber/v/c/remoteEntry.js");
  });

  test("keeps the changes of concurrent updates", async () => {
    const entry = await createEntry("a");
    const names = ["climber", "feedProfile", "setter", "admin"] as const;

    await Promise.all(
      names.map((name) =>
        updateRegistry(dist, ({ schema, remotes }) => ({
          schema,
          remotes: { ...remotes, [name]: entry },
        })),
      ),
    );

    expect(Object.keys((await readRegistry(dist)).remotes).toSorted()).toEqual(names.toSorted());
  });

  test("writes a compressed version with the same content", async () => {
    const release = await createRelease("a");
    await updateRegistry(dist, (registry) => withRelease(registry, release));

    const plain = readFileSync(join(dist, "remotes.json"));
    expect(brotliDecompressSync(readFileSync(join(dist, "remotes.json.br")))).toEqual(plain);
  });
});
