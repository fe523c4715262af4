import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { compileProgram } from "./compile-program.ts";
import { copyPackages } from "./copy-packages.ts";
import { copySite } from "./copy-site.ts";
import { createManifest } from "./create-manifest.ts";
import { findInstalled } from "./find-installed.ts";
import { placePackages } from "./place-packages.ts";

/** The folders whose dependencies the program may import. */
const SOURCE_FOLDERS = ["api", "archive", "demo", "embedded-postgres", "shared"];

/** The program serves files of this package, and imports nothing from it (`api/src/openapi/docs.ts`). */
const SERVED_PACKAGE = "swagger-ui-dist";

/** These contain a binary for each platform, so npm installs them. */
const NATIVE_PACKAGES = new Set(["@node-rs/argon2", "sharp"]);

/** pnpm-workspace.yaml removes this package. */
const REMOVED_PACKAGE = "@scarf/scarf";

/** What the program reads beside its modules and the site. Each path is the same in the package. */
const COPIED_PATHS = ["api/migrations", "api/src/openapi/docs"];

/** Creates the npm package of the program in the folder `target`. The site must be built. */
export async function packProgram(root: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await copySite(root, target);
  const imported = await compileProgram(root, target);
  for (const path of COPIED_PATHS) {
    await cp(join(root, path), join(target, path), { recursive: true });
  }
  const packages = findInstalled({
    names: [...imported, SERVED_PACKAGE],
    importers: SOURCE_FOLDERS.map((folder) => join(root, folder)),
    omitted: new Set([REMOVED_PACKAGE]),
  });
  const bundled = packages.filter(({ name }) => !NATIVE_PACKAGES.has(name));
  const native = packages.filter(({ name }) => NATIVE_PACKAGES.has(name));
  await copyPackages(placePackages(bundled), target);
  await cp(join(import.meta.dirname, "package-readme.md"), join(target, "README.md"));
  const manifest = await createManifest(root, { bundled, native });
  await writeFile(join(target, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
