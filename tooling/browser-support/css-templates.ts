import ts from "typescript-5";

interface Template {
  readonly css: string;
  /** The line of the file where the template starts. */
  readonly line: number;
}

/** Returns the templates with a `styled`, `css` or `keyframes` tag as CSS, with placeholders for their expressions. */
export function findCssTemplates(file: string, text: string): Template[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const templates: Template[] = [];
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

function toCss(template: ts.TemplateLiteral, isKeyframes: boolean): string {
  const text = ts.isNoSubstitutionTemplateLiteral(template)
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
