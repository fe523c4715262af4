import { isBuiltin } from "node:module";
import { join } from "node:path";

import { build, type Rolldown } from "vite";

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
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: "node24",
      minify: false,
      rolldownOptions: {
        input: ENTRIES.map((file) => join(root, file)),
        external: /^(?!@topout\/)[\w@]/,
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: "[name].js",
          banner: ({ fileName }) => (fileName === COMMAND_FILE ? "#!/usr/bin/env node" : ""),
        },
      },
    },
  });
  return listImportedPackages(result);
}

function listImportedPackages(result: Awaited<ReturnType<typeof build>>): ReadonlySet<string> {
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
