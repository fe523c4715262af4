import { canMove } from "./move-import.ts";
import { parseImports } from "@topout/tooling/parse-module";
import type { ReplacedName } from "./raises.ts";

/** A use of a replaced name. */
export interface Use {
  readonly line: number;
  readonly column: number;
  /** Whether the command can edit it. */
  readonly canEdit: boolean;
}

/** Finds the imports and exports of a replaced name in a source file. */
export function findUses(file: string, code: string, replaced: ReplacedName): Use[] {
  const { statements, reexports } = parseImports(file, code);
  const isReplaced = (module: string, name: string) =>
    module === replaced.module && name === replaced.name;
  const imports = statements.flatMap((statement) =>
    statement.names
      .filter(({ imported }) => isReplaced(statement.module, imported))
      .map(({ offset }) => ({
        offset,
        canEdit: replaced.movedTo !== undefined && canMove(statement, replaced),
      })),
  );
  const namespaces = statements.flatMap(({ module, namespaceName, defaultName }) =>
    module === replaced.module
      ? [namespaceName, defaultName].flatMap((object) =>
          object === undefined ? [] : findMembers(code, `${object}.${replaced.name}`),
        )
      : [],
  );
  const others = [
    ...namespaces,
    ...reexports.filter(({ module, name }) => isReplaced(module, name)).map(({ offset }) => offset),
  ];
  return [...imports, ...others.map((offset) => ({ offset, canEdit: false }))]
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, canEdit }) => ({ ...getPosition(code, offset), canEdit }));
}

/** Returns the offsets of `object.name` in the code. */
function findMembers(code: string, member: string): number[] {
  const offsets: number[] = [];
  for (
    let offset = code.indexOf(member);
    offset !== -1;
    offset = code.indexOf(member, offset + 1)
  ) {
    const before = code.charAt(offset - 1);
    const after = code.charAt(offset + member.length);
    if (!/[\w$.]/.test(before) && !/[\w$]/.test(after)) offsets.push(offset);
  }
  return offsets;
}

function getPosition(code: string, offset: number) {
  const before = code.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
