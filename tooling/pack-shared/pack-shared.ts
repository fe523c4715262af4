import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as z from "zod/mini";

import { bundleTool } from "./bundle-tool.ts";
import { parseCatalog } from "./parse-catalog.ts";

const versions = z.record(z.string(), z.string());
const Package = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: versions,
});

/** Only tests use this entry. The published package does not have it. */
const TEST_ENTRY = "./testing";
const BASE_CONFIG = "tsconfig.base.json";
/** `@topout/shared/federation` builds a remote with these. `topout-remote` checks and publishes it with the others. */
const BUILD_DEPENDENCIES = [
  "@aws-sdk/client-s3",
  "@module-federation/vite",
  "@playwright/test",
  "@vitejs/plugin-react",
  "vite",
];
const TOOL = "bin/topout-remote.js";

/**
 * Creates the publishable package of `shared` in an empty folder: JavaScript with declarations, because Node does not run
 * TypeScript in `node_modules`, and the command `topout-remote`. A remote is built, served and released with it without the
 * rest of the repository.
 */
export async function packShared(root: string, folder: string): Promise<void> {
  const shared = join(root, "shared");
  await mkdir(folder, { recursive: true });
  await compile(root, join(folder, "src"));
  await bundleTool(root, join(folder, TOOL));
  await writeJson(join(folder, "package.json"), createManifest(root, shared));
  // A remote extends it.
  await copyFile(join(root, BASE_CONFIG), join(folder, BASE_CONFIG));
}

/** Keeps the name of the `src` folder, because the build of a remote recognises shared modules by their path. */
async function compile(root: string, outDir: string): Promise<void> {
  const shared = join(root, "shared");
  const folder = await mkdtemp(join(tmpdir(), "topout-pack-"));
  try {
    const config = join(folder, "tsconfig.json");
    await writeJson(config, {
      extends: join(shared, "tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        // `npm test` checks the types.
        noCheck: true,
        types: ["node"],
        typeRoots: [join(root, "node_modules/@types")],
        rootDir: join(shared, "src"),
        outDir,
      },
      include: [join(shared, "src")],
      exclude: [join(shared, "src/**/*.test.*"), join(shared, "src/**/testing")],
    });
    await runCompiler(root, config);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runCompiler(root: string, config: string): Promise<void> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const child = spawn(process.execPath, [compiler, "--project", config], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error("shared failed to compile");
}

function createManifest(root: string, shared: string) {
  const source = Package.parse(readJson(join(shared, "package.json")));
  const catalog = parseCatalog(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"));
  const names = [...Object.keys(source.dependencies), ...BUILD_DEPENDENCIES];
  const entries = Object.entries(source.exports)
    .filter(([entry]) => entry !== TEST_ENTRY)
    .map(([entry, file]) => [entry, createExport(file)]);
  return {
    name: source.name,
    version: source.version,
    type: "module",
    sideEffects: false,
    bin: { "topout-remote": TOOL },
    exports: Object.fromEntries(entries),
    dependencies: Object.fromEntries(names.map((name) => [name, requireVersion(catalog, name)])),
  };
}

function requireVersion(catalog: ReadonlyMap<string, string>, name: string): string {
  const version = catalog.get(name);
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}`);
  return version;
}

function createExport(sourceFile: string) {
  const path = sourceFile.replace(/\.tsx?$/, "");
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
