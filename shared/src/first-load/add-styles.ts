/**
 * Adds rules to the document, and returns them. A script adds them, because the content security policy allows no style
 * element with a text.
 */
export function addStyles(styles: string): Iterable<CSSRule> {
  const { sheet } = document.head.appendChild(document.createElement("style"));
  if (!sheet) return [];
  sheet.insertRule(`@media all {${styles}}`);
  return (sheet.cssRules[0] as CSSMediaRule).cssRules;
}
