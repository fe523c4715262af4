import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { expect, test } from "vitest";

import { findAssembledTexts } from "./assembled-texts.ts";

const root = resolve(import.meta.dirname, "../..");

const listSources = () =>
  execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(
      (file) =>
        /^(api\/src|shell\/src|shared\/src|mf-)/.test(file) &&
        !/\.test\.tsx?$|testing\//.test(file),
    );

test.each([
  ["a conditional word", 'const title = `${isSent ? "Send" : "Attempt"} of ${name}`;'],
  ["a word in lower case", "const label = `Delete ${kind.toLowerCase()} of ${day}`;"],
  ["a plural", "const label = `Drawing of the ${noun}s`;"],
  ["a default word", 'const title = `${name ?? "Another"} route`;'],
])("findAssembledTexts finds %s", (_name, code) => {
  expect(findAssembledTexts("a.ts", code)).toHaveLength(1);
});

test.each([
  ["a text with values", "const title = `${name} was stripped on ${day}`;"],
  ["whole texts", "const title = isSent ? `Send of ${name}` : `Attempt of ${name}`;"],
  ["code", 'const key = `${isLive ? "live" : "draft"}:${id}`;'],
])("findAssembledTexts accepts %s", (_name, code) => {
  expect(findAssembledTexts("a.ts", code)).toEqual([]);
});

test("No text is assembled from words", () => {
  const files = listSources();
  expect(files.length).toBeGreaterThan(500);
  const read = (file: string) => readFileSync(resolve(root, file), "utf8");
  expect(files.flatMap((file) => findAssembledTexts(file, read(file)))).toEqual([]);
});
