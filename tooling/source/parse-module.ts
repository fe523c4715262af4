import { parseSync } from "vite";

export interface ImportedName {
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
  readonly offset: number;
}

/** An import statement of a source file. */
export interface ImportStatement {
  readonly start: number;
  readonly end: number;
  readonly module: string;
  readonly quote: string;
  /** `import type { … }` */
  readonly isTypeOnly: boolean;
  readonly defaultName: string | undefined;
  readonly namespaceName: string | undefined;
  readonly names: readonly ImportedName[];
  /** Whether it can be written again from these fields. */
  readonly hasComment: boolean;
}

/** A name that a source file exports from another module. */
export interface ReexportedName {
  readonly module: string;
  readonly name: string;
  readonly offset: number;
}

export interface ModuleImports {
  readonly statements: readonly ImportStatement[];
  readonly reexports: readonly ReexportedName[];
}

/**
 * Parses the imports of a source file.
 * @throws {Error} if the file has a syntax error.
 */
export function parseImports(file: string, code: string): ModuleImports {
  const { module, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  return {
    statements: module.staticImports.map(({ start, end, moduleRequest, entries }) => {
      const text = code.slice(start, end);
      const findLocal = (kind: string) =>
        entries.find(({ importName }) => importName.kind === kind)?.localName.value;
      return {
        start,
        end,
        module: moduleRequest.value,
        quote: code.charAt(moduleRequest.start),
        isTypeOnly: /^import type (?!from )/.test(text),
        defaultName: findLocal("Default"),
        namespaceName: findLocal("NamespaceObject"),
        names: entries.flatMap(({ importName, localName, isType }) =>
          importName.kind === "Name" && importName.name !== null
            ? [
                {
                  imported: importName.name,
                  local: localName.value,
                  isType,
                  offset: importName.start ?? start,
                },
              ]
            : [],
        ),
        hasComment: /\/[/*]/.test(text),
      };
    }),
    reexports: listReexports(module),
  };
}

const listReexports = (module: ReturnType<typeof parseSync>["module"]): ReexportedName[] =>
  module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, start }) =>
      moduleRequest && importName.name !== null
        ? [
            {
              module: moduleRequest.value,
              name: importName.name,
              offset: importName.start ?? start,
            },
          ]
        : [],
    ),
  );

/** Returns the values that a source file exports. Types do not exist at run time. */
export const listExportedValues = (file: string, code: string): string[] =>
  parseSync(file, code)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName }) => (isType ? [] : (exportName.name ?? [])))
    .toSorted();
