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
  ["a joining word", 'const title = `Delete the routes ${names.join(" and ")}`;'],
  ["a counted noun", "const title = `Delete ${formatRouteCount(count)}`;"],
  [
    "a plural in a sentence",
    'const title = `${plural(n, { one: "1 route", other: `${n} routes` })} deleted`;',
  ],
  [
    "a function that returns a plural",
    "const name = () => plural(n, { one: `1`, other: `2` }); const title = `Delete ${name()}`;",
  ],
  [
    "a plural without its function",
    'const title = n === 1 ? "1 route deleted" : `${n} routes deleted`;',
  ],
])("findAssembledTexts finds %s", (_name, code) => {
  expect(findAssembledTexts("a.ts", code)).toHaveLength(1);
});

test.each([
  ["a text with values", "const title = `${name} was stripped on ${day}`;"],
  ["whole texts", "const title = isSent ? `Send of ${name}` : `Attempt of ${name}`;"],
  [
    "each form of a plural",
    "const title = plural(n, { one: `${name} and 1 other`, other: `${name} and ${n} others` });",
  ],
  ["phrases side by side", "const text = `${location} · ${formatSendCount(count)}`;"],
  [
    "a condition on another value",
    'const title = day === 1 ? "Ends tomorrow" : `Ends on ${date}`;',
  ],
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
