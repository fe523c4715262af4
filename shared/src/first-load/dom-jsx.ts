/**
 * Renders components without React: a JSX element becomes an element at once. The drawing of a screen is built with
 * this module instead of React, so the screen's own components draw it. They must not use hooks.
 */
interface Props {
  readonly children?: unknown;
  readonly [name: string]: unknown;
}

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const HTML_NAMESPACE = "http://www.w3.org/1999/xhtml";
/** A child is created before its parent, so only its name tells that it belongs to an SVG. */
const SVG_ELEMENTS = /^(?:svg|g|path|circle|text)$/;

/** Properties of React with another name than their attribute. */
const attributeNames: Readonly<Record<string, string>> = {
  className: "class",
  dateTime: "datetime",
  fillRule: "fill-rule",
};

export function jsx(type: string | ((props: Props) => unknown), props: Props): unknown {
  if (typeof type === "function") return type(props);
  const { children, ...attributes } = props;
  const namespace = SVG_ELEMENTS.test(type) ? SVG_NAMESPACE : HTML_NAMESPACE;
  const element = document.createElementNS(namespace, type);
  for (const [name, value] of Object.entries(attributes)) {
    // The browser converts numbers and booleans.
    if (value !== undefined) element.setAttribute(attributeNames[name] ?? name, value as string);
  }
  element.append(...toNodes(children));
  return element;
}

export { jsx as jsxs };

export const Fragment = ({ children }: Props): unknown => children;

/** Returns the component unchanged, because each component renders only once. */
export const memo = <C>(component: C): C => component;

export function toNodes(child: unknown): (Node | string)[] {
  if (Array.isArray(child)) return child.flatMap(toNodes);
  return child instanceof Node || typeof child === "string" ? [child] : [];
}
