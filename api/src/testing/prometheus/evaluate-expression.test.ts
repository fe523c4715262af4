import { describe, expect, test } from "vitest";

import { evaluateExpression } from "./evaluate-expression.ts";
import { parseExpression } from "./parse-expression.ts";
import { parseSamples } from "./parse-samples.ts";

const MINUTE_MS = 60_000;

/** Evaluates after scrapes that are a minute apart. */
const evaluate = (expression: string, ...texts: string[]) =>
  evaluateExpression(
    parseExpression(expression),
    texts.map((text, index) => ({ timeMs: index * MINUTE_MS, samples: parseSamples(text) })),
  );

describe("evaluateExpression", () => {
  test("selects the newest samples by labels", () => {
    const text = `a{b="x"} 1\na{b="xy"} 2\na 3\nb 4\n`;

    expect(evaluate('a{b="x"}', text, `a{b="x"} 5`)).toMatchObject([{ value: 5 }]);
    expect(evaluate('a{b=~"x.*"}', text)).toMatchObject([{ value: 1 }, { value: 2 }]);
    expect(evaluate('a{b!~"x|y"}', text)).toMatchObject([{ value: 2 }, { value: 3 }]);
    expect(evaluate('a{b!="x",b!=""}', text)).toMatchObject([{ value: 2 }]);
    expect(evaluate('a{b="x"}', text, "b 1")).toEqual([]);
  });

  test("computes the rate of a counter in the range, also over a restart", () => {
    const counts = [100, 0, 60, 180, 30].map((count) => `a ${count}`);

    expect(evaluate("rate(a[4m])", ...counts)).toEqual([{ labels: {}, value: 210 / 180 }]);
    expect(evaluate("rate(a[4m])", "a 1")).toEqual([]);
  });

  test("aggregates with and without labels", () => {
    const text = `a{b="x",c="1"} 1\na{b="x",c="2"} 2\na{b="y",c="1"} 4\n`;

    expect(evaluate("sum by (b) (a)", text)).toEqual([
      { labels: { b: "x" }, value: 3 },
      { labels: { b: "y" }, value: 4 },
    ]);
    expect(evaluate("max without (b) (a)", text)).toEqual([
      { labels: { c: "1" }, value: 4 },
      { labels: { c: "2" }, value: 2 },
    ]);
    expect(evaluate("min(a)", text)).toEqual([{ labels: {}, value: 1 }]);
  });

  test("keeps the elements for which a comparison is true", () => {
    const text = `a{b="x"} 1\na{b="y"} 9\nc{b="x"} 2\nc{b="y"} 2\n`;

    expect(evaluate("a < 2 * c", text)).toEqual([{ labels: { b: "x" }, value: 1 }]);
    expect(evaluate("a > (10 - 2)", text)).toEqual([{ labels: { b: "y" }, value: 9 }]);
  });

  test("returns an element for a metric that is absent", () => {
    expect(evaluate('absent(a{b="x"})', "c 1")).toEqual([{ labels: { b: "x" }, value: 1 }]);
    expect(evaluate('absent(a{b="x"})', `a{b="x"} 0`)).toEqual([]);
  });

  test.each([
    ["a ==", /Syntax error/],
    ["a{", /Syntax error/],
    ["topk(3, a)", /One argument/],
    ["a and b", /Unsupported operator and/],
    ["a offset 5m", /Unsupported OffsetExpr/],
    ["-a", /Unsupported UnaryExpr/],
    ["ceil(a)", /Unsupported function ceil/],
    ["count(a)", /Unsupported aggregation count/],
    ["a / on (b) c", /Unsupported modifier/],
    ["1 + 1", /a number, not a vector/],
  ])("rejects %s, which it does not support", (expression, error) => {
    expect(() => evaluate(expression, "a 1")).toThrow(error);
  });
});
