import {
  isCallExpression,
  isNewExpression,
  isRegularExpressionLiteral,
  type Node,
} from "typescript/unstable/ast";

import { parseSource } from "../source/parse-source.ts";

/** The regular expressions of a source file. */
interface FilePatterns {
  readonly literals: readonly RegExp[];
  /** The calls that create a regular expression from a text. */
  readonly created: readonly string[];
}

export function findPatterns(fileName: string, code: string): FilePatterns {
  const source = parseSource(fileName, code);
  const literals: RegExp[] = [];
  const created: string[] = [];
  const visit = (node: Node) => {
    if (isRegularExpressionLiteral(node)) literals.push(parseLiteral(node.text));
    if (isCreation(node)) created.push(node.getText());
    node.forEachChild(visit);
  };
  visit(source);
  return { literals, created };
}

const isCreation = (node: Node): boolean =>
  (isNewExpression(node) || isCallExpression(node)) && node.expression.getText() === "RegExp";

function parseLiteral(text: string): RegExp {
  const end = text.lastIndexOf("/");
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}
