import {
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  type Node,
  type TemplateLiteral,
} from "typescript/unstable/ast";

import { parseSource } from "../source/parse-source.ts";

interface Template {
  readonly css: string;
  /** The line of the file where the template starts. */
  readonly line: number;
}

/** Returns the templates with a `styled`, `css` or `keyframes` tag as CSS, with placeholders for their expressions. */
export function findCssTemplates(file: string, text: string): Template[] {
  const source = parseSource(file, text);
  const templates: Template[] = [];
  const visit = (node: Node): void => {
    if (
      isTaggedTemplateExpression(node) &&
      /^(styled\b|css$|keyframes$)/.test(node.tag.getText())
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.template.getStart());
      templates.push({
        css: toCss(node.template, node.tag.getText() === "keyframes"),
        line: line + 1,
      });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return templates;
}

function toCss(template: TemplateLiteral, isKeyframes: boolean): string {
  const text = isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce(
        (css, { literal }) => css + getPlaceholder(css, literal.text) + literal.text,
        template.head.text,
      );
  return isKeyframes ? `@keyframes ${PLACEHOLDER} {${text}}` : `${PLACEHOLDER} {${text}}`;
}

export const PLACEHOLDER = "placeholder";

/**
 * An expression in place of whole declarations becomes a comment. They are in a template of their own. Any other
 * expression becomes an identifier, which is valid in a value and in a selector.
 */
const getPlaceholder = (before: string, after: string): string =>
  /(^|[{};]|\*\/)\s*$/.test(before) && /^\s*(;|\n|\}|$)/.test(after) ? "/**/" : PLACEHOLDER;
