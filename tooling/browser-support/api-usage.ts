import ts from "typescript-5";

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

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
};

/**
 * Finds every use of a JavaScript or DOM feature in these files with the type checker. It needs TypeScript 5, because
 * version 7 has no compiler API.
 */
export function findApiUsages(files: readonly string[]): Usage[] {
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? collectUsages(source, checker) : [];
  });
}

function collectUsages(source: ts.SourceFile, checker: ts.TypeChecker): Usage[] {
  const usages: Usage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const usage = getUsage(node, source, checker);
      if (usage) usages.push(usage);
    }
    if (ts.isRegularExpressionLiteral(node)) usages.push(...getPatternUsages(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return usages;
}

function getUsage(node: ts.Identifier, source: ts.SourceFile, checker: ts.TypeChecker) {
  const symbol = getSymbol(node, checker);
  const declaration = symbol?.declarations?.find(isPlatformDeclaration);
  if (!declaration) return undefined;
  const owner = getInterfaceName(declaration);
  const receiver = ts.isPropertyAccessExpression(node.parent)
    ? checker.getTypeAtLocation(node.parent.expression).getSymbol()?.name
    : undefined;
  const paths = owner ? getMemberPaths([owner, receiver], node.text) : getGlobalPaths(node.text);
  return {
    location: getLocation(node, source),
    name: owner ? `${owner}.${node.text}` : node.text,
    paths,
  };
}

const PATTERN_FEATURES = [
  [/\(\?<[=!]/, ["javascript", "regular_expressions", "lookbehind_assertion"]],
  [/\(\?[ims-]+:/, ["javascript", "regular_expressions", "modifier"]],
  [/\/\w*v\w*$/, ["javascript", "builtins", "RegExp", "unicodeSets"]],
] as const;

/** The build does not transform regular expressions. A browser that cannot parse one rejects the whole module. */
function getPatternUsages(node: ts.RegularExpressionLiteral, source: ts.SourceFile): Usage[] {
  return PATTERN_FEATURES.filter(([syntax]) => syntax.test(node.text)).map(([, path]) => ({
    location: getLocation(node, source),
    name: path.at(-1) ?? "",
    paths: [path],
  }));
}

function getLocation(node: ts.Node, source: ts.SourceFile): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName}:${line + 1}`;
}

/** Returns the symbol of an identifier. In a destructuring pattern, returns the symbol of the property. */
function getSymbol(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  return ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)
    ? checker.getTypeAtLocation(parent.parent).getProperty(node.text)
    : checker.getSymbolAtLocation(node);
}

const isPlatformDeclaration = (declaration: ts.Declaration) =>
  /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** Returns the interface that contains the member, or undefined for a global. */
function getInterfaceName({ parent }: ts.Declaration): string | undefined {
  return ts.isInterfaceDeclaration(parent) ? parent.name.text : undefined;
}

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
        .replace(/^IteratorObject$/, "Iterator");
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
