import { queryAllByLabelText, queryAllByRole, queryAllByText } from "@testing-library/dom";

/** One step of a locator, as JSON. A regular expression is sent as its source and flags. */
export type QueryStep =
  | {
      readonly by: "role";
      readonly role: string;
      readonly name?: TextPattern;
      readonly exact?: boolean;
    }
  | { readonly by: "label" | "text"; readonly text: TextPattern; readonly exact?: boolean }
  | { readonly by: "hasText"; readonly text: TextPattern }
  | { readonly by: "nth"; readonly index: number };

export type TextPattern = string | { readonly source: string; readonly flags: string };

/** Returns the matching elements. Each step searches the results of the previous one. Runs in the page. */
export function query(steps: readonly QueryStep[]): Element[] {
  let elements: Element[] = [document.documentElement];
  for (const step of steps) elements = apply(step, elements);
  return elements;
}

function apply(step: QueryStep, elements: Element[]): Element[] {
  if (step.by === "nth") return elements.slice(step.index).slice(0, 1);
  if (step.by === "hasText") {
    return elements.filter((element) => matches(element.textContent, step.text));
  }
  const found = elements.flatMap((element) => queryAll(step, element as HTMLElement));
  return [...new Set(found)];
}

function queryAll(
  step: Extract<QueryStep, { by: "role" | "label" | "text" }>,
  container: HTMLElement,
): HTMLElement[] {
  if (step.by === "role") {
    const name = step.name === undefined ? undefined : toMatcher(step.name, step.exact);
    return queryAllByRole(container, step.role, name === undefined ? {} : { name });
  }
  const find = step.by === "label" ? queryAllByLabelText : queryAllByText;
  return find(container, toMatcher(step.text, step.exact));
}

/** Matches like Playwright: any substring in any case, unless `exact` is set. */
const toMatcher = (pattern: TextPattern, exact = false) =>
  typeof pattern === "string"
    ? exact
      ? pattern
      : new RegExp(pattern.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), "i")
    : new RegExp(pattern.source, pattern.flags);

function matches(text: string, pattern: TextPattern): boolean {
  const matcher = toMatcher(pattern);
  return typeof matcher === "string" ? text === matcher : matcher.test(text);
}
