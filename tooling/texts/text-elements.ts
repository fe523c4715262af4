import ts from "typescript-5";

/**
 * Returns the JSX elements whose text shares its parent with an expression. A browser that translates the page replaces
 * text nodes. If React later changes or removes such a text, or inserts an element before it, the text is stale or
 * React throws. A text that is the only child of its element is safe: React then sets the text of the element.
 * See docs/decisions/0059-translated-pages.md.
 */
export function findSharedTextParents(fileName: string, code: string): string[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const results: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && hasSharedText(node.children)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      results.push(`${fileName}:${line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return results;
}

function hasSharedText(children: readonly ts.JsxChild[]): boolean {
  const others = children.filter((child) => !isEmpty(child));
  return others.length > 1 && others.some(isText) && others.some(isDynamic);
}

/** Whitespace is not translated, so it stays. `{" "}` is whitespace. */
const isEmpty = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? child.text.trim() === ""
    : ts.isJsxExpression(child) &&
      (!child.expression ||
        (ts.isStringLiteralLike(child.expression) && child.expression.text.trim() === ""));

const isText = (child: ts.JsxChild) =>
  ts.isJsxText(child) ||
  (isDynamic(child) && child.expression !== undefined && isString(child.expression));

const isDynamic = (child: ts.JsxChild): child is ts.JsxExpression =>
  ts.isJsxExpression(child) && !(child.expression && ts.isStringLiteralLike(child.expression));

/** Whether an expression is recognisably a string: a template, a condition of one, or arithmetic. */
function isString(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  if (ts.isParenthesizedExpression(node)) return isString(node.expression);
  if (ts.isConditionalExpression(node)) return isString(node.whenTrue) || isString(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isString(node.right);
  return (
    ts.isCallExpression(node) && /^format|^describe|^pluralize/.test(node.expression.getText())
  );
}
