import {
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isNewExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteralLikeNode,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isTypeNode,
  type Expression,
  type JsxChild,
  type Node,
} from "typescript/unstable/ast";

import { parseSource } from "../source/parse-source.ts";

/** The properties and attributes whose values users read, even if the value is one word. */
const TEXT_NAMES =
  /^(alt|aria-label|aria-description|caption|description|error|heading|hint|intro|label|message|one|other|placeholder|subject|subtitle|text|title)$|(Label|Message|Text|Title)$/;

/** The properties and attributes whose values users do not read, including HTTP headers. */
const OTHER_NAMES =
  /^(Authorization|accept|className|d|key|lock|sizes|style|summary|transform|viewBox|"[A-Z][\w-]*")$/;

/** A text of several words that does not start like code. */
const SENTENCE = /^(?!\S*[/:;=])[\p{L}‘“{…@].*\s\S*\p{Ll}/su;
const CODE = /[;=#<>]|\w\(|\dpx|@media /;
const HAS_WORD = /\p{L}{2}/u;

/** These errors have messages for users. Other errors are for developers. */
const SHOWN_ERRORS = /^(NetworkError|ProblemError|RateLimitError)$/;

/** Returns the texts of a source file that users read, in the order of the source. */
export function extractTexts(fileName: string, code: string): string[] {
  const source = parseSource(fileName, code);
  const texts: string[] = [];
  const add = (text: string) => {
    const line = text.replaceAll(/\s+/g, " ").trim();
    if (HAS_WORD.test(removePlaceholders(line))) texts.push(line);
  };
  const visit = (node: Node): void => {
    if (isIgnored(node)) return;
    if (isJsxElement(node) || isJsxFragment(node)) getRuns(node.children).forEach(add);
    const text = getString(node);
    if (text !== undefined && isShown(node, text)) add(text);
    node.forEachChild(visit);
  };
  visit(source);
  return [...new Set(texts)];
}

/** Whether users read this string. */
export function isUserText(node: Node): boolean {
  const text = getString(node);
  return text !== undefined && isShown(node, text) && HAS_WORD.test(removePlaceholders(text));
}

const removePlaceholders = (text: string) => text.replaceAll(/\{[^}]*\}/g, "");

const isIgnored = (node: Node): boolean =>
  isTypeNode(node) ||
  isImportDeclaration(node) ||
  isTaggedTemplateExpression(node) ||
  (isNewExpression(node) &&
    node.expression.getText().endsWith("Error") &&
    !SHOWN_ERRORS.test(node.expression.getText()));

/** Joins text and expressions, so that a sentence with a name in it is one text. */
function getRuns(children: readonly JsxChild[]): string[] {
  const runs = [""];
  for (const child of children) {
    if (isJsxText(child)) runs.push((runs.pop() ?? "") + child.text);
    else if (isJsxExpression(child) && child.expression) {
      runs.push((runs.pop() ?? "") + toPlaceholder(child.expression));
    } else runs.push("");
  }
  return runs;
}

function getString(node: Node): string | undefined {
  if (isStringLiteralLikeNode(node)) return node.text;
  if (!isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => toPlaceholder(expression) + literal.text,
  );
  return node.head.text + spans.join("");
}

/** Returns a text with its placeholders, `{name}` for a variable or property, and `{…}` for other expressions. */
function toPlaceholder(node: Expression): string {
  const text = getString(node);
  if (text !== undefined) return text;
  if (isPropertyAccessExpression(node)) return `{${node.name.text}}`;
  return isIdentifier(node) ? `{${node.text}}` : "{…}";
}

function isShown(node: Node, text: string): boolean {
  const target = getTarget(node);
  // `getRuns` adds the direct children of an element.
  if (isJsxExpression(target)) return target !== node.parent;
  const name = getName(target);
  if (OTHER_NAMES.test(name)) return false;
  return TEXT_NAMES.test(name) || isSentence(target, text);
}

/** A lowercase argument is an option or a log line. */
function isSentence(target: Node, text: string): boolean {
  if (isComparison(target)) return false;
  const isArgument = isCallExpression(target) || isNewExpression(target);
  return SENTENCE.test(text) && !CODE.test(text) && !(isArgument && /^\p{Ll}/u.test(text));
}

const isComparison = (target: Node): boolean =>
  isBinaryExpression(target) && /^[!=]==$/.test(target.operatorToken.getText());

const getName = (target: Node): string =>
  isJsxAttribute(target) || isPropertyAssignment(target) || isBindingElement(target)
    ? (target.name?.getText() ?? "")
    : "";

/** Returns the node that receives the value: an attribute, a property, the children of an element, or another node. */
function getTarget({ parent }: Node): Node {
  const isTransparent =
    isConditionalExpression(parent) ||
    isParenthesizedExpression(parent) ||
    (isJsxExpression(parent) && isJsxAttribute(parent.parent)) ||
    (isBinaryExpression(parent) && /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText()));
  return isTransparent ? getTarget(parent) : parent;
}
