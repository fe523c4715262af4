import { dirname, join } from "node:path/posix";

import { getScriptFiles, type Manifest, withStaticImports } from "./module-graph.ts";

interface RemoteScripts {
  /** The text of each script, by its path in the release. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Vite's manifest of the build. */
  readonly build: Manifest;
  /** The files that the shell loads with their hashes before the entry. */
  readonly preload: readonly string[];
}

const DYNAMIC_IMPORT = /\bimport\(/g;
const LITERAL_ARGUMENT = /^(?<quote>[`"'])(?<target>[^`"'$]+)\k<quote>\)/;
/** The arguments of the preload helper after the function with the import. */
const HELPER_ARGUMENTS = /(?:__vite__mapDeps\(\[(?<indexes>[\d,]*)\]\)|\[\]),import\.meta\.url\)/;
const DEPENDENCIES = /m\.f=\[(?<files>[^\]]*)\]/;

/**
 * Fails if a dynamic import of a remote does not pass the chunk and its static imports to the preload helper. The
 * browser would run such a file without comparing its hash. See `shared/src/federation/checked-imports.ts`.
 */
export function checkDynamicImports({ scripts, build, preload }: RemoteScripts): void {
  for (const [file, text] of scripts) {
    for (const { index } of text.matchAll(DYNAMIC_IMPORT)) {
      const call = text.slice(index + "import(".length);
      const target = LITERAL_ARGUMENT.exec(call)?.groups?.["target"];
      if (target === undefined) throw new Error(`${file} imports an unknown file dynamically`);
      const imported = resolveFile(file, target);
      // The importer and its static imports are already loaded.
      const loaded = listScripts(build, file);
      const checked = new Set([...preload, ...loaded, ...parseDependencies(file, text, call)]);
      const unchecked = listScripts(build, imported).find((script) => !checked.has(script));
      if (unchecked !== undefined) {
        throw new Error(`${file} imports ${imported} without the hash of ${unchecked}`);
      }
    }
  }
}

const resolveFile = (importer: string, path: string) => join(dirname(importer), path);

/** Returns the files whose hashes the helper compares before this import. */
function parseDependencies(file: string, text: string, call: string): string[] {
  const { indexes = "" } = HELPER_ARGUMENTS.exec(call)?.groups ?? {};
  const files = DEPENDENCIES.exec(text)?.groups?.["files"] ?? "";
  const paths: string[] = JSON.parse(`[${files}]`);
  return indexes
    .split(",")
    .map((position) => paths[Number(position)])
    .filter((path) => path !== undefined)
    .map((path) => resolveFile(file, path));
}

/** Returns a script and the scripts that it imports statically. */
function listScripts(build: Manifest, script: string): string[] {
  const key = Object.keys(build).find((name) => build[name]?.file === script);
  if (key === undefined) throw new Error(`${script} is not part of the build`);
  return getScriptFiles(build, withStaticImports(build, [key]));
}
