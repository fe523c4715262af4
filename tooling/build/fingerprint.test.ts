import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { fingerprint } from "./fingerprint.ts";

let root: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const hash = () => fingerprint(root, ["package.json", "src"]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "topout-fingerprint-"));
  write("package.json", "{}");
  write("src/a/one.ts", "1");
});

afterEach(() => rmSync(root, { recursive: true }));

describe("fingerprint", () => {
  test("changes with a file's content, at any depth", () => {
    const before = hash();

    write("src/a/one.ts", "2");

    expect(hash()).not.toBe(before);
  });

  test("changes with a file's name", () => {
    const before = hash();

    rmSync(join(root, "src/a/one.ts"));
    write("src/a/two.ts", "1");

    expect(hash()).not.toBe(before);
  });

  test("ignores tests, built files and other folders", () => {
    const before = hash();

    write("src/a/one.test.ts", "1");
    write("src/testing/render.tsx", "1");
    write("src/dist/one.js", "1");
    write("elsewhere/one.ts", "1");

    expect(hash()).toBe(before);
  });

  test("skips missing paths", () => {
    expect(fingerprint(root, ["package.json", "src", "absent"])).toBe(hash());
  });
});
