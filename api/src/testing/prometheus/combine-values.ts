import type { Labels } from "./parse-samples.ts";
import { type Element, toKey, type Value } from "./values.ts";

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
};

/** A comparison keeps the elements for which it is true. Two vectors are matched by all labels. */
export function combineValues(operator: string, left: Value, right: Value): Value {
  const calculate = ARITHMETIC[operator];
  const compare = COMPARISONS[operator];
  if (!calculate && !compare) throw new Error(`Unsupported operator ${operator}`);
  if (typeof left === "number" && typeof right === "number") {
    if (!calculate) throw new Error("Numbers cannot be compared");
    return calculate(left, right);
  }
  return pair(left, right).flatMap(({ labels, a, b }) => {
    if (calculate) return [{ labels, value: calculate(a, b) }];
    return compare?.(a, b) ? [{ labels, value: typeof left === "number" ? b : a }] : [];
  });
}

interface Pair {
  readonly labels: Labels;
  readonly a: number;
  readonly b: number;
}

function pair(left: Value, right: Value): Pair[] {
  if (typeof left === "number") {
    return toElements(right).map(({ labels, value }) => ({ labels, a: left, b: value }));
  }
  if (typeof right === "number") {
    return left.map(({ labels, value }) => ({ labels, a: value, b: right }));
  }
  const rightValues = new Map(right.map(({ labels, value }) => [toKey(labels), value]));
  return left.flatMap(({ labels, value }) => {
    const b = rightValues.get(toKey(labels));
    return b === undefined ? [] : [{ labels, a: value, b }];
  });
}

const toElements = (value: Value): readonly Element[] =>
  typeof value === "number" ? [{ labels: {}, value }] : value;
