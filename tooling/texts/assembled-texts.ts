import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isPropertyAccessExpression,
  isStringLiteralLikeNode,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
  type CallExpression,
  type Expression,
  type Node,
} from "typescript/unstable/ast";

import { parseSource } from "../source/parse-source.ts";
import { isUserText } from "./extract-texts.ts";

const HAS_WORD = /\p{L}{2}/u;
/** Parsing takes most of the time, so files without this are not parsed. */
const MAY_ASSEMBLE = /\?\?? ["`]|toLowerCase|\}s|plural\(|Count\(|join\(/;
/** These return a text with the plural of a noun, for example `formatRouteCount`. */
const PLURAL_FUNCTION = /^plural$|^format\w*Count$/;

/**
 * Returns the texts that are assembled from words: a conditional word, a word in lower case, an "s" for the plural, a
 * plural in a sentence, a word that joins names, or a condition instead of `plural`. Another language inflects and
 * orders the words differently, so each variant must be a whole text. See docs/decisions/0074-whole-texts.md.
 */
export function findAssembledTexts(fileName: string, code: string): string[] {
  if (!MAY_ASSEMBLE.test(code)) return [];
  const source = parseSource(fileName, code);
  const results: string[] = [];
  const isPlural = createIsPlural(source);
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node)) return;
    if (isAssembledTemplate(node, isPlural) || isConditionalPlural(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      results.push(`${fileName}:${line + 1} ${node.getText()}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return results;
}

type IsPlural = (node: Expression) => boolean;

/** Also finds the variables and functions of the file that contain a plural. */
function createIsPlural(source: Node): IsPlural {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    const isNamed = isVariableDeclaration(node) || isFunctionDeclaration(node);
    if (isNamed && node.name && /\bplural\(/.test(node.getText())) names.add(node.name.getText());
    node.forEachChild(visit);
  };
  visit(source);
  return (node) => {
    const name = (isCallExpression(node) ? node.expression : node).getText();
    return PLURAL_FUNCTION.test(name) || names.has(name);
  };
}

function isAssembledTemplate(node: Node, isPlural: IsPlural): boolean {
  if (!isTemplateExpression(node)) return false;
  const { head, templateSpans: spans } = node;
  if (spans.some(({ expression }) => isPlural(expression))) {
    return [head, ...spans.map(({ literal }) => literal)].some(({ text }) => HAS_WORD.test(text));
  }
  const hasWord = spans.some(
    ({ expression, literal }) => isWord(expression) || /^s(?!\p{L})/u.test(literal.text),
  );
  return hasWord && isUserText(node);
}

/** `count === 1 ? "1 route" : `${count} routes`` */
function isConditionalPlural(node: Node): boolean {
  if (!isConditionalExpression(node)) return false;
  const { condition, whenFalse } = node;
  return (
    isBinaryExpression(condition) &&
    condition.right.getText() === "1" &&
    isTemplateExpression(whenFalse) &&
    isUserText(whenFalse) &&
    whenFalse.templateSpans.some(
      ({ expression }) => expression.getText() === condition.left.getText(),
    )
  );
}

function isWord(node: Expression): boolean {
  if (isStringLiteralLikeNode(node)) return HAS_WORD.test(node.text);
  if (isConditionalExpression(node)) return isWord(node.whenTrue) || isWord(node.whenFalse);
  if (isBinaryExpression(node)) return isWord(node.right);
  return isCallExpression(node) && isWordCall(node);
}

/** `kind.toLowerCase()`, or `names.join(" and ")` */
function isWordCall({ expression, arguments: [separator] }: CallExpression): boolean {
  if (!isPropertyAccessExpression(expression)) return false;
  const method = expression.name.text;
  return method === "toLowerCase" || (method === "join" && !!separator && isWord(separator));
}
