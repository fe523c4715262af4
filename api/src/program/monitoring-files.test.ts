import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { projectRoot } from "../config/project-root.ts";
import { createTestApi } from "../testing/index.ts";
import {
  type AlertRule,
  parseAlertRules,
  readAlertFile,
} from "../testing/prometheus/alert-rules.ts";
import { type Panel, readDashboard } from "../testing/prometheus/dashboard.ts";
import { type ExportedLabels, getExportedLabels } from "../testing/prometheus/exported-labels.ts";
import { listSelectors } from "../testing/prometheus/list-selectors.ts";
import { type Expression, parseExpression } from "../testing/prometheus/parse-expression.ts";
import { runMeasured } from "../testing/run-measured.ts";
import { storeBackup } from "../testing/store-backup.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const ruleText = await readAlertFile();
const rules = parseAlertRules(ruleText);
const { panels } = await readDashboard();
const operations = await readFile(join(projectRoot, "docs/operations.md"), "utf8");

/** Returns what the expression reads and the program does not export, as `metric` or `metric{label}`. */
const listMissing = (expression: Expression, exported: ExportedLabels): string[] =>
  listSelectors(expression).flatMap(({ selector: { metric }, labels }) => {
    const known = exported.get(metric);
    if (!known) return [metric];
    return Array.from(labels)
      .filter((label) => !known.has(label))
      .map((label) => `${metric}{${label}}`);
  });

test("the running program exports all metrics and labels of the alerts and the dashboard", async () => {
  const api = await createTestApi();
  await storeBackup(api, {});
  const { metricsUrl, address } = await runMeasured({
    DATABASE_URL: api.url,
    DATA_DIR: await createTemporaryFolder(),
  });
  await (await fetch(`${address}/api/gyms`)).arrayBuffer();

  const exported = getExportedLabels(await (await fetch(metricsUrl)).text());

  expect(rules.length).toBeGreaterThan(5);
  expect(rules.flatMap(({ expression }) => listMissing(expression, exported))).toEqual([]);
  expect(rules.flatMap((rule) => listUnknownLabels(rule, exported))).toEqual([]);
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(10);
  expect(expressions.flatMap((expr) => listMissing(parseExpression(expr), exported))).toEqual([]);
}, 120_000);

/** Returns the labels that the summary shows and that the metrics of the rule do not have. */
function listUnknownLabels(
  { name, summary, expression }: AlertRule,
  exported: ExportedLabels,
): string[] {
  const labels = Array.from(summary.matchAll(/\$labels\.(\w+)/g), ([, label = ""]) => label);
  const known = listSelectors(expression).map(({ selector }) => exported.get(selector.metric));
  const unknown = labels.filter((label) => !known.every((names) => names?.has(label)));
  return unknown.map((label) => `${name}: ${label}`);
}

test.each([
  ['topout_fault{fault="disk"} == 1', []],
  ['topout_falt{fault="disk"} == 1', ["topout_falt"]],
  ['topout_fault{kind="disk"}', ["topout_fault{kind}"]],
  ["sum by (exported_job) (topout_queue_jobs)", []],
  ["sum by (queue) (topout_queue_jobs)", ["topout_queue_jobs{queue}"]],
  ["sum by (job) (up)", []],
])("the parts of %s that no program exports are %j", (expr, missing) => {
  const text = `topout_fault{fault="disk"} 0\ntopout_queue_jobs{job="send-mail"} 0\n`;

  expect(listMissing(parseExpression(expr), getExportedLabels(text))).toEqual(missing);
});

describe("the alert rules", () => {
  test.each([
    ["expr: up{", "expr: up{job=", /Syntax error/],
    ["for: 2m", "for: 2 minutes", /Unsupported duration/],
    ["severity: critical", "severity: fatal", /severity/],
    ["annotations:", "annotation:", /annotation/],
    ["TopoutDatabaseAway", "TopoutDown", /same name/],
  ])("are rejected after the change of %s to %s", (part, replacement, error) => {
    expect(ruleText).toContain(part);

    expect(() => parseAlertRules(ruleText.replace(part, replacement))).toThrow(error);
  });

  test("name the section that says what to do", () => {
    for (const { name, runbook } of rules) {
      expect(runbook).toBe(`docs/operations.md#${name.toLowerCase()}`);
    }
  });

  test("have a section in the docs, and each section has an alert", () => {
    const headings = Array.from(operations.matchAll(/^### (Topout\w+)$/gm), ([, name]) => name);

    expect(headings).toEqual(rules.map(({ name }) => name));
  });

  test("fire and end in a test with the running program", async () => {
    const files = [
      "alerts.test.ts",
      "browser-alerts.test.ts",
      "disk-alert.test.ts",
      "rollout-alert.test.ts",
    ];
    const texts = await Promise.all(
      files.map((file) => readFile(join(import.meta.dirname, file), "utf8")),
    );
    for (const step of ["expectToFire", "expectToEnd"]) {
      const calls = texts.join("\n").matchAll(new RegExp(`${step}\\("(\\w+)"`, "g"));
      const names = new Set(Array.from(calls, ([, name]) => name));
      expect(names).toEqual(new Set(rules.map(({ name }) => name)));
    }
  });

  test.each(rules.map(({ name }) => name))("%s has a paragraph in the docs", (name) => {
    const [, paragraph = ""] = new RegExp(`^### ${name}\n\n(.+)$`, "m").exec(operations) ?? [];

    expect(paragraph.split(". ").length).toBeGreaterThan(2);
  });
});

describe("the dashboard", () => {
  test("has panels with different ids and titles", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  });

  test("has panels that do not overlap", () => {
    const overlaps = panels.flatMap((panel, index) =>
      panels.slice(index + 1).filter((other) => doOverlap(panel.gridPos, other.gridPos)),
    );

    expect(overlaps.map(({ title }) => title)).toEqual([]);
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24);
  });
});

const doOverlap = (a: Panel["gridPos"], b: Panel["gridPos"]): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
