import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

const page = await readFile(resolve(import.meta.dirname, "../../docs/security.md"), "utf8");

const STATES = ["met", "not applicable", "decided against", "missing"];

/** The rows of the requirements: `| 12.1.1 | subject | met | evidence |`. */
const rows = page
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, number = ""]) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([, number = "", , state = "", evidence = ""]) => ({ number, state, evidence }));

const countStates = (chapter: string) => {
  const chapterRows = rows.filter(({ number }) => number.startsWith(`${chapter}.`));
  return STATES.map((state) => chapterRows.filter((row) => row.state === state).length);
};

describe("the comparison with ASVS", () => {
  test("has a state and evidence for all 253 requirements of levels 1 and 2", () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
    expect(rows).toHaveLength(253);
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
    expect(rows.filter(({ evidence }) => evidence === "")).toEqual([]);
  });

  test("counts the states of each chapter", () => {
    const summary = page.matchAll(
      /^\| \[V(\d+) [^|]*\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm,
    );
    const counted = Array.from(summary, ([, chapter = "", ...counts]) => [
      chapter,
      ...counts.map(Number),
    ]);

    expect(counted).toHaveLength(17);
    expect(counted).toEqual(counted.map(([chapter]) => [chapter, ...countStates(String(chapter))]));
  });

  test("lists each missing requirement at the top", () => {
    const [, list = ""] = /## What is missing\n(.*?)\n## /s.exec(page) ?? [];
    const listed = Array.from(list.matchAll(/\d+\.\d+\.\d+/g), ([number]) => number);
    const missing = rows.filter(({ state }) => state === "missing").map(({ number }) => number);

    expect(listed.toSorted()).toEqual(missing.toSorted());
  });
});
