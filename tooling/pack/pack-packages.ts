import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as z from "zod/mini";

import { bundleTools } from "./bundle-tools.ts";
import { compileSources } from "./compile-sources.ts";
import { parseCatalog } from "./parse-catalog.ts";
import { type PublishedPackage, publishedPackages } from "./published-packages.ts";

const versions = z._default(z.record(z.string(), z.string()), {});
const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: versions,
  optionalDependencies: versions,
});

/**
 * Creates the publishable packages, each in a folder of `target`. They contain JavaScript with declarations, because
 * Node does not run TypeScript in `node_modules`. With these packages, a team can build, test, serve and release its
 * remote in another repository.
 */
export async function packPackages(root: string, target: string): Promise<void> {
  const compiled = await mkdtemp(join(tmpdir(), "topout-pack-"));
  try {
    await compileSources(
      {
        root,
        include: publishedPackages.flatMap(({ folder, sources }) =>
          sources.map((source) => join(folder, source)),
        ),
        exclude: ["**/*.test.*", "shared/src/*/**/testing"],
      },
      compiled,
    );
    for (const published of publishedPackages) {
      await createPackage(root, published, { compiled, target: join(target, published.folder) });
    }
    await bundleTools(root, join(target, "shared/bin"));
  } finally {
    await rm(compiled, { recursive: true });
  }
}

async function createPackage(
  root: string,
  published: PublishedPackage,
  { compiled, target }: { readonly compiled: string; readonly target: string },
): Promise<void> {
  const { folder, files } = published;
  await mkdir(target, { recursive: true });
  await cp(join(compiled, folder, "src"), join(target, "src"), { recursive: true });
  for (const [from, to] of Object.entries(files)) {
    await cp(join(root, from), join(target, to), { recursive: true });
  }
  const manifest = createManifest(root, published);
  await writeFile(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function createManifest(
  root: string,
  { folder, isPublic, bin, addedDependencies, omittedDependencies }: PublishedPackage,
) {
  const source = readManifest(root, folder);
  const catalog = parseCatalog(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"));
  const names = [...Object.keys(source.dependencies), ...addedDependencies].filter(
    (name) => !omittedDependencies.includes(name),
  );
  const entries = Object.entries(source.exports)
    .filter(([entry]) => isPublic(entry))
    .map(([entry, file]) => [entry, createExport(file)]);
  return {
    name: source.name,
    version: source.version,
    type: "module",
    sideEffects: false,
    ...(bin && { bin }),
    exports: Object.fromEntries(entries),
    dependencies: Object.fromEntries(
      names.map((name) => [name, getWorkspaceVersion(root, name) ?? requireVersion(catalog, name)]),
    ),
    optionalDependencies: source.optionalDependencies,
  };
}

const readManifest = (root: string, folder: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));

/** Returns the version of a package of this repository. */
function getWorkspaceVersion(root: string, name: string): string | undefined {
  const published = publishedPackages.find(({ folder }) => name === `@topout/${folder}`);
  return published && readManifest(root, published.folder).version;
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
