import { combineValues } from "./combine-values.ts";
import type { Expression, Grouping, Matcher, Selector } from "./parse-expression.ts";
import type { Labels } from "./parse-samples.ts";
import { type Element, type Scrape, toKey, type Value } from "./values.ts";

/**
 * Evaluates an expression at the time of the last scrape. Supports only what our rules use, and throws for anything else.
 * Differs from Prometheus in `rate`: it divides by the time between the first and the last sample and does not
 * extrapolate, which is equal for a counter that grows evenly.
 */
export function evaluateExpression(
  expression: Expression,
  scrapes: readonly Scrape[],
): readonly Element[] {
  const value = evaluate(expression, scrapes);
  if (typeof value === "number") throw new Error("The expression is a number, not a vector");
  return value;
}

function evaluate(expression: Expression, scrapes: readonly Scrape[]): Value {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "selector":
      return select(expression, scrapes.slice(-1));
    case "call":
      return call(expression, scrapes);
    case "aggregation":
      return aggregate(expression, evaluateExpression(expression.argument, scrapes));
    case "binary": {
      const { operator, left, right } = expression;
      return combineValues(operator, evaluate(left, scrapes), evaluate(right, scrapes));
    }
  }
}

const select = ({ metric, matchers }: Selector, scrapes: readonly Scrape[]): Element[] =>
  scrapes
    .flatMap(({ samples }) => samples)
    .filter(({ name, labels }) => name === metric && matchers.every((m) => isMatch(m, labels)));

function isMatch({ label, operator, value }: Matcher, labels: Labels): boolean {
  const actual = labels[label] ?? "";
  const matchesPattern = () => new RegExp(`^(?:${value})$`).test(actual);
  switch (operator) {
    case "=":
      return actual === value;
    case "!=":
      return actual !== value;
    case "=~":
      return matchesPattern();
    case "!~":
      return !matchesPattern();
    default:
      throw new Error(`Unsupported matcher ${operator}`);
  }
}

function call(
  { name, args }: Extract<Expression, { kind: "call" }>,
  scrapes: readonly Scrape[],
): readonly Element[] {
  const [selector] = args;
  if (selector?.kind !== "selector") throw new Error(`${name} needs a selector`);
  if (name === "rate" && selector.rangeMs !== undefined) return rate(selector, scrapes);
  if (name === "absent") return absent(selector, scrapes);
  throw new Error(`Unsupported function ${name}`);
}

/** The labels come from the matchers for equality, as in Prometheus. */
function absent(selector: Selector, scrapes: readonly Scrape[]): Element[] {
  if (select(selector, scrapes.slice(-1)).length > 0) return [];
  const equal = selector.matchers.filter(({ operator }) => operator === "=");
  return [
    { labels: Object.fromEntries(equal.map(({ label, value }) => [label, value])), value: 1 },
  ];
}

/** Returns the increase per second of each counter with at least two samples in the range. */
function rate(selector: Selector, scrapes: readonly Scrape[]): Element[] {
  const startMs = (scrapes.at(-1)?.timeMs ?? 0) - (selector.rangeMs ?? 0);
  const points = scrapes
    .filter(({ timeMs }) => timeMs > startMs)
    .flatMap((scrape) =>
      select(selector, [scrape]).map(({ labels, value }) => ({
        labels,
        value,
        timeMs: scrape.timeMs,
      })),
    );
  return Map.groupBy(points, ({ labels }) => toKey(labels))
    .values()
    .flatMap((series) => {
      const [first] = series;
      const last = series.at(-1);
      if (!first || !last || first === last) return [];
      const seconds = (last.timeMs - first.timeMs) / 1_000;
      return [{ labels: first.labels, value: getIncrease(series) / seconds }];
    })
    .toArray();
}

/** A counter that falls was reset by a restart. */
const getIncrease = (series: readonly { readonly value: number }[]): number =>
  series.reduce((sum, { value }, index) => {
    const previous = series[index - 1]?.value ?? value;
    return sum + (value >= previous ? value - previous : value);
  }, 0);

const AGGREGATIONS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};

function aggregate(
  { name, grouping }: Extract<Expression, { kind: "aggregation" }>,
  elements: readonly Element[],
): Element[] {
  const aggregateValues = AGGREGATIONS[name];
  if (!aggregateValues) throw new Error(`Unsupported aggregation ${name}`);
  const groups = Map.groupBy(elements, ({ labels }) => toKey(pickLabels(labels, grouping)));
  return groups
    .values()
    .map((group) => ({
      labels: pickLabels(group[0]?.labels ?? {}, grouping),
      value: aggregateValues(group.map(({ value }) => value)),
    }))
    .toArray();
}

const pickLabels = (labels: Labels, grouping: Grouping): Labels =>
  Object.fromEntries(
    Object.entries(labels).filter(
      ([name]) => grouping.labels.includes(name) === (grouping.operator === "by"),
    ),
  );
