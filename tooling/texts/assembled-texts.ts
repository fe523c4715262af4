import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isPropertyAccessExpression,
  isStringLiteralLikeNode,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Expression,
  type Node,
  type TemplateExpression,
} from "typescript/unstable/ast";

import { parseSource } from "../source/parse-source.ts";
import { isUserText } from "./extract-texts.ts";

const HAS_WORD = /\p{L}{2}/u;
/** Parsing takes most of the time, so files without this are not parsed. */
const MAY_ASSEMBLE = /\?\?? ["`]|toLowerCase|\}s/;

/**
 * Returns the texts that are assembled from words: a conditional word, a word in lower case, or an "s" for the plural.
 * Another language inflects and orders the words differently, so each variant must be a whole text.
 */
export function findAssembledTexts(fileName: string, code: string): string[] {
  if (!MAY_ASSEMBLE.test(code)) return [];
  const source = parseSource(fileName, code);
  const results: string[] = [];
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node)) return;
    if (isTemplateExpression(node) && isUserText(node) && isAssembled(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      results.push(`${fileName}:${line + 1} ${node.getText()}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return results;
}

const isAssembled = ({ templateSpans }: TemplateExpression): boolean =>
  templateSpans.some(
    ({ expression, literal }) => isWord(expression) || /^s(?!\p{L})/u.test(literal.text),
  );

function isWord(node: Expression): boolean {
  if (isStringLiteralLikeNode(node)) return HAS_WORD.test(node.text);
  if (isConditionalExpression(node)) return isWord(node.whenTrue) || isWord(node.whenFalse);
  if (isBinaryExpression(node)) return isWord(node.right);
  return (
    isCallExpression(node) &&
    isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === "toLowerCase"
  );
}
