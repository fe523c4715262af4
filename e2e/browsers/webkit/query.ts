import { queryAllByLabelText, queryAllByRole, queryAllByText } from "@testing-library/dom";

/** One step of a locator, as JSON. A regular expression is sent as its source and flags. */
export type QueryStep =
  | {
      readonly by: "role";
      readonly role: string;
      readonly name?: TextPattern;
      readonly exact?: boolean;
      readonly level?: number;
      readonly selected?: boolean;
    }
  | { readonly by: "label" | "text"; readonly text: TextPattern; readonly exact?: boolean }
  | { readonly by: "hasText"; readonly text: TextPattern }
  | { readonly by: "nth"; readonly index: number };

export type TextPattern = string | { readonly source: string; readonly flags: string };

/** Returns the matching elements. Each step searches the results of the previous one. Runs in the page. */
export function query(steps: readonly QueryStep[]): Element[] {
  let elements: Element[] = [document.documentElement];
  for (const step of steps) elements = applyStep(step, elements);
  return elements;
}

function applyStep(step: QueryStep, elements: Element[]): Element[] {
  if (step.by === "nth") {
    const element = elements.at(step.index);
    return element ? [element] : [];
  }
  if (step.by === "hasText") {
    return elements.filter((element) => matches(element.textContent, step.text));
  }
  const results = elements.flatMap((element) => queryAll(step, element as HTMLElement));
  return [...new Set(results)];
}

function queryAll(
  step: Extract<QueryStep, { by: "role" | "label" | "text" }>,
  container: HTMLElement,
): HTMLElement[] {
  if (step.by === "role") {
    const { role, name, exact, level, selected } = step;
    return queryAllByRole(container, role, {
      ...(name !== undefined && { name: toMatcher(name, exact) }),
      ...(level !== undefined && { level }),
      ...(selected !== undefined && { selected }),
    });
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
