import type { Expression, Selector } from "./parse-expression.ts";

/** A selector, with all labels that the expression reads of it. */
export interface SelectorUse {
  readonly selector: Selector;
  readonly labels: ReadonlySet<string>;
}

/** Returns all selectors of an expression. The labels of an aggregation belong to each selector inside of it. */
export function listSelectors(
  expression: Expression,
  groupingLabels: readonly string[] = [],
): SelectorUse[] {
  switch (expression.kind) {
    case "number":
      return [];
    case "selector": {
      const matched = expression.matchers.map(({ label }) => label);
      return [{ selector: expression, labels: new Set([...matched, ...groupingLabels]) }];
    }
    case "call":
      return expression.args.flatMap((arg) => listSelectors(arg, groupingLabels));
    case "aggregation":
      return listSelectors(expression.argument, [...groupingLabels, ...expression.grouping.labels]);
    case "binary":
      return [expression.left, expression.right].flatMap((side) =>
        listSelectors(side, groupingLabels),
      );
  }
}
