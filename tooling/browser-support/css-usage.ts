import { readFileSync } from "node:fs";

import { type Block, type CssNode, type Declaration, generate, parse, walk } from "css-tree";
import ts from "typescript-5";

import type { Usage } from "./api-usage.ts";

/** Finds every use of a CSS feature in stylesheets and in the templates of styled-components. */
export function findCssUsages(files: readonly string[]): Usage[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const sheets = file.endsWith(".css") ? [{ css: text, line: 1 }] : findTemplates(file, text);
    return sheets.flatMap(({ css, line }) => findCssTextUsages(css, file, line));
  });
}

/** Finds every use of a CSS feature in CSS text. `firstLine` is the line in the file where the text starts. */
export function findCssTextUsages(css: string, file: string, firstLine = 1): Usage[] {
  const usages: Usage[] = [];
  const tree = parse(css, { positions: true, onParseError: () => undefined });
  walk(tree, {
    enter(this: { block: Block | null; declaration: Declaration | null }, node: CssNode) {
      const feature = getFeature(node, this.declaration?.property);
      if (!feature || hasFallback(this.declaration, this.block)) return;
      const declaration = node.type === "Declaration" ? node : this.declaration;
      const line = firstLine + (node.loc?.start.line ?? 1) - 1;
      usages.push({
        location: `${file}:${line}`,
        ...feature,
        ...getPrefix(declaration, this.block),
      });
    },
  });
  return usages;
}

const getDeclarations = (block: Block | null): Declaration[] =>
  block?.children.toArray().filter((node) => node.type === "Declaration") ?? [];

/**
 * Whether the block declares the same property earlier. A browser that does not know a value uses the earlier
 * declaration. This does not work for a value with `var()`: the browser parses it only when it computes the style.
 */
function hasFallback(declaration: Declaration | null, block: Block | null): boolean {
  if (!declaration) return false;
  const declarations = getDeclarations(block);
  const earlier = declarations.slice(0, declarations.indexOf(declaration));
  return (
    earlier.some(({ property }) => property === declaration.property) &&
    !/var\(|placeholder/.test(generate(declaration.value))
  );
}

/** Returns the prefix if the block also declares the prefixed property, for browsers that need it. */
const getPrefix = (declaration: Declaration | null, block: Block | null) =>
  getDeclarations(block).some(({ property }) => property === `-webkit-${declaration?.property}`)
    ? { prefix: "-webkit-" }
    : {};

/** Returns the templates with a `styled`, `css` or `keyframes` tag, with placeholders for their expressions. */
function findTemplates(file: string, text: string) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const templates: { css: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isTaggedTemplateExpression(node) &&
      /^(styled\b|css$|keyframes$)/.test(node.tag.getText())
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.template.getStart());
      templates.push({
        css: toCss(node.template, node.tag.getText() === "keyframes"),
        line: line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return templates;
}

/** Replaces each expression with an identifier, which the parser accepts as a value and as a selector. */
function toCss(template: ts.TemplateLiteral, isKeyframes: boolean): string {
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text +
      template.templateSpans.map(({ literal }) => `placeholder${literal.text}`).join("");
  return isKeyframes ? `@keyframes placeholder {${text}}` : `placeholder {${text}}`;
}

function getFeature(
  node: CssNode,
  property: string | undefined,
): Omit<Usage, "location"> | undefined {
  switch (node.type) {
    case "Declaration":
      return { name: node.property, paths: [["css", "properties", node.property]] };
    case "Atrule":
      return { name: `@${node.name}`, paths: [["css", "at-rules", node.name]] };
    case "FeatureRange":
      return { name: "a range", paths: [["css", "at-rules", "media", "range_syntax"]] };
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return { name: `:${node.name}`, paths: [["css", "selectors", node.name]] };
    case "Function":
      return {
        name: `${node.name}()`,
        paths: [
          ["css", "types", node.name],
          ["css", "types", "color", node.name],
        ],
      };
    case "Dimension":
      return { name: `1${node.unit}`, paths: getUnitPaths(node.unit) };
    case "Identifier":
      return property
        ? { name: `${property}: ${node.name}`, paths: [["css", "properties", property, node.name]] }
        : undefined;
    default:
      return undefined;
  }
}

const VIEWPORT_SIZES: Readonly<Record<string, string>> = { d: "dynamic", l: "large", s: "small" };

function getUnitPaths(unit: string): string[][] {
  const size = /^(?<size>[dls])v/.exec(unit)?.groups?.["size"];
  return [
    ["css", "types", "length", size ? `viewport_percentage_units_${VIEWPORT_SIZES[size]}` : unit],
  ];
}
