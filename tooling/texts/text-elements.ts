import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isStringLiteralLikeNode,
  isTemplateExpression,
  type Expression,
  type JsxChild,
  type JsxExpression,
  type Node,
} from "typescript/unstable/ast";

import { parseSource } from "../source/parse-source.ts";

/**
 * Returns the JSX elements whose text shares its parent with an expression. A browser that translates the page replaces
 * text nodes. If React later changes or removes such a text, or inserts an element before it, the text is stale or
 * React throws. A text that is the only child of its element is safe: React then sets the text of the element.
 * See docs/decisions/0059-translated-pages.md.
 */
export function findSharedTextParents(fileName: string, code: string): string[] {
  const source = parseSource(fileName, code);
  const results: string[] = [];
  const visit = (node: Node): void => {
    if ((isJsxElement(node) || isJsxFragment(node)) && hasSharedText(node.children)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      results.push(`${fileName}:${line + 1} ${node.getText()}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return results;
}

function hasSharedText(children: readonly JsxChild[]): boolean {
  const others = children.filter((child) => !isEmpty(child));
  return others.length > 1 && others.some(isText) && others.some(isDynamic);
}

/** Whitespace is not translated, so it stays. `{" "}` is whitespace. */
const isEmpty = (child: JsxChild) =>
  isJsxText(child)
    ? child.text.trim() === ""
    : isJsxExpression(child) &&
      (!child.expression ||
        (isStringLiteralLikeNode(child.expression) && child.expression.text.trim() === ""));

const isText = (child: JsxChild) =>
  isJsxText(child) ||
  (isDynamic(child) && child.expression !== undefined && isString(child.expression));

const isDynamic = (child: JsxChild): child is JsxExpression =>
  isJsxExpression(child) && !(child.expression && isStringLiteralLikeNode(child.expression));

/** Whether an expression is recognisably a string: a template, a condition of one, or arithmetic. */
function isString(node: Expression): boolean {
  if (isStringLiteralLikeNode(node) || isTemplateExpression(node)) return true;
  if (isParenthesizedExpression(node)) return isString(node.expression);
  if (isConditionalExpression(node)) return isString(node.whenTrue) || isString(node.whenFalse);
  if (isBinaryExpression(node)) return isString(node.right);
  return isCallExpression(node) && /^format|^describe|^plural/.test(node.expression.getText());
}
