import { basename } from "node:path";

import type { SourceFile } from "typescript/unstable/ast";
import type { Project } from "typescript/unstable/sync";

import { openProject } from "./open-project.ts";

const OPTIONS = { noLib: true, noResolve: true, allowJs: true, jsx: "preserve", types: [] };

let count = 0;

/** Parses a source file, without its imports and without types. */
export function parseSource(fileName: string, code: string): SourceFile {
  // The compiler caches files, so each one has another path.
  count += 1;
  const file = `/topout-parsed/${count}/${basename(fileName)}`;
  return openProject({ files: [file], options: OPTIONS, texts: { [file]: code } }, (project) =>
    getSource(project, file),
  );
}

export function getSource({ program }: Project, file: string): SourceFile {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read`);
  return source;
}
