import {
  type Identifier,
  isBindingElement,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isRegularExpressionLiteral,
  isTypeNode,
  type Node,
  type RegularExpressionLiteral,
  type SourceFile,
} from "typescript/unstable/ast";
import type { Checker, Symbol } from "typescript/unstable/sync";

import { openProject } from "../source/open-project.ts";
import { getSource } from "../source/parse-source.ts";

/** One use of a web platform feature. */
export interface Usage {
  /** The file and line: `src/a.ts:12`. */
  readonly location: string;
  readonly name: string;
  /** The possible paths in MDN's data, most likely first. */
  readonly paths: readonly (readonly string[])[];
  /** CSS only: the vendor prefix, if the same block also declares the prefixed property. */
  readonly prefix?: string;
}

const OPTIONS = {
  target: "esnext",
  module: "preserve",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  lib: ["esnext", "dom", "dom.iterable"],
  types: [],
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
};

/** Finds every use of a JavaScript or DOM feature in these files with the type checker. */
export const findApiUsages = (files: readonly string[]): Usage[] =>
  openProject({ files, options: OPTIONS }, (project) =>
    files.flatMap((file) => collectUsages(getSource(project, file), file, project.checker)),
  );

function collectUsages(source: SourceFile, file: string, checker: Checker): Usage[] {
  const identifiers: Identifier[] = [];
  const patterns: RegularExpressionLiteral[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node) || isImportDeclaration(node)) return;
    if (isIdentifier(node)) identifiers.push(node);
    if (isRegularExpressionLiteral(node)) patterns.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  const getLocation = (node: Node) =>
    `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

  // The compiler is another process, so one call is faster than one for each identifier.
  const symbols = checker.getSymbolAtLocation(identifiers);
  const usages = identifiers.flatMap((node, index) => {
    const usage = getUsage(node, getProperty(node, checker) ?? symbols[index], checker);
    return usage ? [{ location: getLocation(node), ...usage }] : [];
  });
  return [
    ...usages,
    ...patterns.flatMap((node) =>
      getPatternUsages(node.text).map((usage) => ({ location: getLocation(node), ...usage })),
    ),
  ];
}

function getUsage(node: Identifier, symbol: Symbol | undefined, checker: Checker) {
  const declaration = symbol?.declarations.find(({ path }) => PLATFORM_FILE.test(path))?.resolve();
  if (!declaration) return undefined;
  const owner = getInterfaceName(declaration);
  if (!owner) return { name: node.text, paths: getGlobalPaths(node.text) };
  const receiver = isPropertyAccessExpression(node.parent)
    ? checker.getTypeAtLocation(node.parent.expression)?.getSymbol()?.name
    : undefined;
  return { name: `${owner}.${node.text}`, paths: getMemberPaths([owner, receiver], node.text) };
}

const PATTERN_FEATURES = [
  [/\(\?<[=!]/, ["javascript", "regular_expressions", "lookbehind_assertion"]],
  [/\(\?[ims-]+:/, ["javascript", "regular_expressions", "modifier"]],
  [/\/\w*v\w*$/, ["javascript", "builtins", "RegExp", "unicodeSets"]],
] as const;

/** The build does not transform regular expressions. A browser that cannot parse one rejects the whole module. */
const getPatternUsages = (pattern: string) =>
  PATTERN_FEATURES.filter(([syntax]) => syntax.test(pattern)).map(([, path]) => ({
    name: path.at(-1) ?? "",
    paths: [path],
  }));

/** Returns the property that an identifier in a destructuring pattern reads. */
function getProperty({ parent, text }: Identifier, checker: Checker): Symbol | undefined {
  if (!isBindingElement(parent) || !isObjectBindingPattern(parent.parent)) return undefined;
  const type = checker.getTypeAtLocation(parent.parent);
  return type && checker.getPropertyOfType(type, text);
}

const PLATFORM_FILE = /\/lib\.[\w.]+\.d\.ts$/;

/** Returns the interface that contains the member, or undefined for a global. */
const getInterfaceName = ({ parent }: Node): string | undefined =>
  isInterfaceDeclaration(parent) ? parent.name.text : undefined;

/**
 * Converts TypeScript's names to MDN's: `PromiseConstructor` to `Promise`, and `ReadonlyArray` to `Array`. MDN adds
 * `_static` to static members of the DOM.
 */
function getMemberPaths(owners: readonly (string | undefined)[], member: string) {
  return owners
    .filter((owner) => owner !== undefined)
    .flatMap((owner) => {
      const name = owner
        .replace(/^Readonly(?=Array|Map|Set)|(Constructor|EventHandlers|OverloadedFunction)$/g, "")
        .replace(/^IteratorObject$/, "Iterator")
        .replace(/^CSSStyle(Properties|DeclarationBase)$/, "CSSStyleDeclaration");
      return [
        ["javascript", "builtins", name, member],
        ["api", name, member],
        ["api", name, `${member}_static`],
        ["javascript", "builtins", "Intl", name, member],
      ];
    });
}

const getGlobalPaths = (name: string) => [
  ["javascript", "builtins", name],
  ["api", name],
  ["api", "Window", name],
];
