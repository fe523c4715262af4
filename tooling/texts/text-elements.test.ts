import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { expect, test } from "vitest";

import { findSharedTextParents } from "./text-elements.ts";

const root = resolve(import.meta.dirname, "../..");

const listScreens = () =>
  execFileSync("git", ["ls-files", "*.tsx"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /^(shell|shared|mf-)/.test(file) && !/\.test\.tsx$|\/testing\//.test(file));

test.each([
  ["a text after a condition", "<p>{icon && <Icon />} Sent</p>"],
  ["a text before a condition", "<p>Sent {icon && <Icon />}</p>"],
  ["a text beside a value", "<p>{count} sends</p>"],
  ["a conditional text beside an element", "<p>{isNew ? `New` : ``}<b>P1</b></p>"],
])("findSharedTextParents finds %s", (_name, code) => {
  expect(findSharedTextParents("a.tsx", code)).toEqual([`a.tsx:1 ${code}`]);
});

test.each([
  ["a text alone", "<p>Sent</p>"],
  ["a template alone", "<p>{`${count} sends`}</p>"],
  ["a text in an element of its own", "<p>{icon && <Icon />}<span>Sent</span></p>"],
  ["a text beside elements that stay", "<p>Read <a href='/'>this</a></p>"],
])("findSharedTextParents accepts %s", (_name, code) => {
  expect(findSharedTextParents("a.tsx", code)).toEqual([]);
});

test("No screen breaks when a browser translates its texts", () => {
  const files = listScreens();
  expect(files.length).toBeGreaterThan(100);
  const read = (file: string) => readFileSync(resolve(root, file), "utf8");
  expect(files.flatMap((file) => findSharedTextParents(file, read(file)))).toEqual([]);
});
