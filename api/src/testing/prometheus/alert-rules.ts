import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { parse } from "yaml";
import * as z from "zod";

import { projectRoot } from "../../config/project-root.ts";
import { type Expression, parseDuration, parseExpression } from "./parse-expression.ts";

/** The fields of a rule file that ours uses. An unknown one is probably a typing error. */
const RuleFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Topout[A-Za-z]+$/),
          expr: z.string(),
          for: z.string().transform(parseDuration),
          labels: z.strictObject({ severity: z.enum(["critical", "warning"]) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

export interface AlertRule {
  readonly name: string;
  readonly expression: Expression;
  /** How long the expression must have a result until the alert fires. */
  readonly forMs: number;
  readonly summary: string;
  /** The file and the heading that say what to do. */
  readonly runbook: string;
}

export const readAlertFile = (): Promise<string> =>
  readFile(join(projectRoot, "docs/monitoring/alerts.yaml"), "utf8");

/** Parses a rule file of Prometheus. @throws for an unknown field, a syntax error, or a name that is used twice. */
export function parseAlertRules(text: string): AlertRule[] {
  const rules = RuleFile.parse(parse(text))
    .groups.flatMap((group) => group.rules)
    .map((rule) => ({
      name: rule.alert,
      expression: parseExpression(rule.expr),
      forMs: rule.for,
      ...rule.annotations,
    }));
  if (new Set(rules.map(({ name }) => name)).size === rules.length) return rules;
  throw new Error("Two alerts have the same name");
}
