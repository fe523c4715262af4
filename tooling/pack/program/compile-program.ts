import { isBuiltin } from "node:module";
import { join } from "node:path";

import type { Rolldown } from "vite";

import { buildForNode } from "../build-for-node.ts";

/** The files that Node runs: the program, its command line, and the process that converts images. */
const ENTRIES = ["api/src/main.ts", "api/src/cli/topout.ts", "api/src/media/convert-image.ts"];

/** The file that npm links as the command `topout`. */
export const COMMAND_FILE = "api/src/cli/topout.js";

/**
 * Compiles the program to JavaScript, because Node does not run TypeScript in `node_modules`. Each file has the same
 * path in `outDir` as in the repository, because the program finds files by their paths relative to its own. Returns
 * the names of the packages that the files import.
 */
export async function compileProgram(root: string, outDir: string): Promise<ReadonlySet<string>> {
  const result = await buildForNode({
    root,
    outDir,
    input: ENTRIES.map((file) => join(root, file)),
    output: {
      preserveModules: true,
      preserveModulesRoot: root,
      entryFileNames: "[name].js",
      banner: ({ fileName }) => (fileName === COMMAND_FILE ? "#!/usr/bin/env node" : ""),
    },
  });
  return listImportedPackages(result);
}

function listImportedPackages(
  result: Awaited<ReturnType<typeof buildForNode>>,
): ReadonlySet<string> {
  const bundles = [result].flat().flatMap((bundle) => ("output" in bundle ? [bundle] : []));
  const chunks = bundles
    .flatMap(({ output }) => output)
    .filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  return new Set(
    imports.filter((id) => !files.has(id) && !isBuiltin(id)).map((id) => getPackageName(id)),
  );
}

const getPackageName = (id: string): string => id.split("/", id.startsWith("@") ? 2 : 1).join("/");
