import { readFileSync } from "node:fs";

import { type CssNode, parse as parsePart, walk } from "css-tree";
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from "postcss";

import type { Usage } from "./api-usage.ts";
import { findCssTemplates, PLACEHOLDER } from "./css-templates.ts";

/** Finds every use of a CSS feature in stylesheets and in the templates of styled-components. */
export function findCssUsages(files: readonly string[]): Usage[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const sheets = file.endsWith(".css") ? [{ css: text, line: 1 }] : findCssTemplates(file, text);
    return sheets.flatMap(({ css, line }) => findCssTextUsages(css, file, line));
  });
}

/**
 * Finds every use of a CSS feature in CSS text, also in nested rules. `firstLine` is the line in the file where the text
 * starts. Throws an error for text that it cannot parse, because it would miss the features after it.
 */
export function findCssTextUsages(css: string, file: string, firstLine = 1): Usage[] {
  const usages: Usage[] = [];
  const add = (node: ChildNode, features: readonly Feature[]) => {
    const line = firstLine + (node.source?.start?.line ?? 1) - 1;
    usages.push(...features.map((feature) => ({ location: `${file}:${line}`, ...feature })));
  };
  parse(css, { from: file }).walk((node) => {
    if (node.type === "decl" && !hasFallback(node)) add(node, getDeclarationFeatures(node));
    if (node.type === "rule" && !isKeyframe(node)) add(node, getSelectorFeatures(node));
    if (node.type === "atrule") add(node, getAtRuleFeatures(node));
  });
  return usages;
}

type Feature = Omit<Usage, "location">;

function getDeclarationFeatures(declaration: Declaration): Feature[] {
  const { prop, value } = declaration;
  const property: Feature = { name: prop, paths: [["css", "properties", prop]] };
  // The value of a custom property can be any text.
  const values = prop.startsWith("--") ? [] : findFeatures(value, { context: "value" }, prop);
  const prefix = getPrefix(declaration);
  return [property, ...values].map((feature) => ({ ...feature, ...prefix }));
}

const getSelectorFeatures = ({ selector }: Rule): Feature[] =>
  findFeatures(selector, { context: "selectorList" });

const getAtRuleFeatures = ({ name, params }: AtRule): Feature[] => [
  { name: `@${name}`, paths: [["css", "at-rules", name]] },
  ...(params === "" ? [] : findFeatures(params, { context: "atrulePrelude", atrule: name })),
];

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name === "keyframes";

interface Part {
  readonly context: "value" | "selectorList" | "atrulePrelude";
  readonly atrule?: string;
}

function findFeatures(text: string, part: Part, property?: string): Feature[] {
  const features: Feature[] = [];
  walk(parseStrictly(text, part), (node) => {
    const feature = getFeature(node, property);
    if (feature) features.push(feature);
  });
  return features;
}

function parseStrictly(text: string, part: Part): CssNode {
  const onParseError = (error: Error): never => {
    throw error;
  };
  try {
    return parsePart(text, { ...part, onParseError });
  } catch (error) {
    throw new Error(`Cannot parse "${text}"`, { cause: error });
  }
}

const getDeclarations = ({ parent }: Declaration): Declaration[] =>
  parent?.nodes.filter((node) => node.type === "decl") ?? [];

/**
 * Whether the block declares the same property earlier. A browser that does not know a value uses the earlier
 * declaration. This does not work for a value with `var()`: the browser parses it only when it computes the style.
 */
function hasFallback(declaration: Declaration): boolean {
  const declarations = getDeclarations(declaration);
  const earlier = declarations.slice(0, declarations.indexOf(declaration));
  return (
    earlier.some(({ prop }) => prop === declaration.prop) &&
    !declaration.value.includes("var(") &&
    !declaration.value.includes(PLACEHOLDER)
  );
}

/** Returns the prefix if the block also declares the prefixed property, for browsers that need it. */
const getPrefix = (declaration: Declaration) =>
  getDeclarations(declaration).some(({ prop }) => prop === `-webkit-${declaration.prop}`)
    ? { prefix: "-webkit-" }
    : {};

function getFeature(node: CssNode, property: string | undefined): Feature | undefined {
  switch (node.type) {
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
