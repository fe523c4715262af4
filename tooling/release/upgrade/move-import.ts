import { type ImportStatement, parseImports } from "@topout/tooling/parse-module";

interface MovedName {
  readonly module: string;
  readonly name: string;
  readonly movedTo: string;
}

/** Imports a name from another module. Returns the changed code. */
export function moveImport(file: string, code: string, moved: MovedName): string {
  const { statements } = parseImports(file, code);
  const source = statements.find((statement) => canMove(statement, moved));
  if (!source) return code;
  const isMoved = ({ imported }: { readonly imported: string }) => imported === moved.name;
  const rest = { ...source, names: source.names.filter((name) => !isMoved(name)) };
  const names = source.names.filter(isMoved);
  const target = statements.find((statement) => canExtend(statement, source, moved));
  const edits = target
    ? [
        createEdit(code, source, formatImport(rest)),
        createEdit(code, target, formatImport({ ...target, names: [...target.names, ...names] })),
      ]
    : [
        createEdit(
          code,
          source,
          [formatImport(rest), formatImport({ ...source, ...EMPTY, module: moved.movedTo, names })]
            .filter((line) => line !== "")
            .join("\n"),
        ),
      ];
  // Another statement can import the same name.
  return moveImport(file, applyEdits(code, edits), moved);
}

const EMPTY = { defaultName: undefined, namespaceName: undefined };

export const canMove = (
  { module, names, hasComment }: ImportStatement,
  moved: Pick<MovedName, "module" | "name">,
): boolean =>
  module === moved.module && !hasComment && names.some(({ imported }) => imported === moved.name);

const canExtend = (statement: ImportStatement, source: ImportStatement, moved: MovedName) =>
  statement.module === moved.movedTo &&
  statement.isTypeOnly === source.isTypeOnly &&
  statement.namespaceName === undefined &&
  !statement.hasComment &&
  statement.names.length > 0;

/** Returns an empty text if the statement imports nothing. */
function formatImport(statement: ImportStatement): string {
  const { module, quote, isTypeOnly, defaultName, namespaceName, names } = statement;
  const formatName = ({ imported, local, isType }: ImportStatement["names"][number]) =>
    `${isType && !isTypeOnly ? "type " : ""}${imported === local ? local : `${imported} as ${local}`}`;
  const specifiers = [
    ...(defaultName === undefined ? [] : [defaultName]),
    ...(namespaceName === undefined ? [] : [`* as ${namespaceName}`]),
    ...(names.length === 0 ? [] : [`{ ${names.map(formatName).join(", ")} }`]),
  ];
  if (specifiers.length === 0) return "";
  const keyword = isTypeOnly ? "import type" : "import";
  return `${keyword} ${specifiers.join(", ")} from ${quote}${module}${quote};`;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Removes the line of a statement that becomes empty. */
const createEdit = (code: string, { start, end }: ImportStatement, text: string): Edit => ({
  start,
  end: text === "" && code[end] === "\n" ? end + 1 : end,
  text,
});

/** From the end, so that the offsets of the others stay valid. */
const applyEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
