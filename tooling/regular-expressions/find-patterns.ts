import ts from "typescript-5";

/** The regular expressions of a source file. */
interface FilePatterns {
  readonly literals: readonly RegExp[];
  /** The calls that create a regular expression from a text. */
  readonly created: readonly string[];
}

export function findPatterns(fileName: string, code: string): FilePatterns {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const literals: RegExp[] = [];
  const created: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(parseLiteral(node.text));
    if (isCreation(node)) created.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, created };
}

const isCreation = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";

function parseLiteral(text: string): RegExp {
  const end = text.lastIndexOf("/");
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}
