import type { SyntaxNode } from "@lezer/common";
import { parser } from "@prometheus-io/lezer-promql";

export interface Matcher {
  readonly label: string;
  readonly operator: string;
  readonly value: string;
}

export interface Selector {
  readonly kind: "selector";
  readonly metric: string;
  readonly matchers: readonly Matcher[];
  /** Undefined for an instant vector. */
  readonly rangeMs: number | undefined;
}

export interface Grouping {
  readonly operator: "by" | "without";
  readonly labels: readonly string[];
}

export type Expression =
  | { readonly kind: "number"; readonly value: number }
  | Selector
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: "aggregation";
      readonly name: string;
      readonly grouping: Grouping;
      readonly argument: Expression;
    }
  | {
      readonly kind: "binary";
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    };

/** Parses an expression of PromQL. @throws for a syntax error, and for syntax that our rules do not use. */
export function parseExpression(text: string): Expression {
  const tree = parser.parse(text);
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) throw new Error(`Syntax error at ${from} of ${text}`);
    },
  });
  return new ExpressionReader(text).read(requireChild(tree.topNode));
}

const UNIT_MS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** @throws for anything but a number with the unit s, m, h or d. */
export function parseDuration(text: string): number {
  const [, count, unit = ""] = /^(\d+)([smhd])$/.exec(text) ?? [];
  const unitMs = UNIT_MS[unit];
  if (unitMs === undefined) throw new Error(`Unsupported duration: ${text}`);
  return Number(count) * unitMs;
}

class ExpressionReader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  read(node: SyntaxNode): Expression {
    switch (node.name) {
      case "ParenExpr":
        return this.read(requireChild(node));
      case "NumberDurationLiteral":
        return { kind: "number", value: Number(this.#getText(node)) };
      case "VectorSelector":
        return this.#readSelector(node, undefined);
      case "MatrixSelector": {
        const duration = parseDuration(this.#getText(requireChild(node, "DurationExpr")));
        return this.#readSelector(requireChild(node, "VectorSelector"), duration);
      }
      case "FunctionCall": {
        const name = this.#getText(requireChild(node, "FunctionIdentifier"));
        return { kind: "call", name, args: this.#readArguments(node) };
      }
      case "AggregateExpr":
        return this.#readAggregation(node);
      case "BinaryExpr":
        return this.#readBinary(node);
      default:
        throw new Error(`Unsupported ${node.name} in ${this.#text}`);
    }
  }

  #readSelector(node: SyntaxNode, rangeMs: number | undefined): Selector {
    const matchers = node.getChild("LabelMatchers")?.getChildren("UnquotedLabelMatcher") ?? [];
    return {
      kind: "selector",
      metric: this.#getText(requireChild(node, "Identifier")),
      matchers: matchers.map((matcher) => this.#readMatcher(matcher)),
      rangeMs,
    };
  }

  #readMatcher(node: SyntaxNode): Matcher {
    const value: unknown = JSON.parse(this.#getText(requireChild(node, "StringLiteral")));
    return {
      label: this.#getText(requireChild(node, "LabelName")),
      operator: this.#getText(requireChild(node, "MatchOp")),
      value: String(value),
    };
  }

  #readArguments(node: SyntaxNode): Expression[] {
    return listChildren(requireChild(node, "FunctionCallBody")).map((child) => this.read(child));
  }

  #readAggregation(node: SyntaxNode): Expression {
    const [argument, ...others] = this.#readArguments(node);
    if (!argument || others.length > 0) throw new Error(`One argument expected in ${this.#text}`);
    const name = this.#getText(requireChild(node, "AggregateOp"));
    return { kind: "aggregation", name, grouping: this.#readGrouping(node), argument };
  }

  #readGrouping(node: SyntaxNode): Grouping {
    const modifier = node.getChild("AggregateModifier");
    if (!modifier) return { operator: "by", labels: [] };
    const names = modifier.getChild("GroupingLabels")?.getChildren("LabelName") ?? [];
    return {
      operator: modifier.getChild("Without") ? "without" : "by",
      labels: names.map((name) => this.#getText(name)),
    };
  }

  #readBinary(node: SyntaxNode): Expression {
    const [left, operator, right, ...others] = listChildren(node);
    if (!left || !operator || !right || others.length > 0) {
      throw new Error(`Unsupported modifier of an operator in ${this.#text}`);
    }
    const name = this.#getText(operator);
    return { kind: "binary", operator: name, left: this.read(left), right: this.read(right) };
  }

  #getText = ({ from, to }: SyntaxNode): string => this.#text.slice(from, to);
}

function requireChild(node: SyntaxNode, name?: string): SyntaxNode {
  const child = name === undefined ? node.firstChild : node.getChild(name);
  if (!child) throw new Error(`${node.name} without ${name ?? "content"}`);
  return child;
}

function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}
