import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { OLDEST_REMOTE_INTERFACE_VERSION, REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";
import { listExportedValues } from "@topout/tooling/parse-module";
import { describe, expect, test } from "vitest";

import { raises } from "./raises.ts";
import { sharedExports } from "./testing/shared-exports.ts";

const root = resolve(import.meta.dirname, "../../..");

const readExports = (file: string) =>
  listExportedValues(file, readFileSync(resolve(root, file), "utf8"));

test("each raise since version 7 is in the list, and the last one is the current version", () => {
  const versions = raises.map(({ version }) => version);

  expect(versions).toEqual(versions.map((_, index) => 7 + index));
  expect(versions.at(-1)).toBe(REMOTE_INTERFACE_VERSION);
});

test("the shell runs the remotes of the version before", () => {
  expect(OLDEST_REMOTE_INTERFACE_VERSION).toBe(REMOTE_INTERFACE_VERSION - 1);
});

describe.each(sharedExports)("$module", ({ file, previous, added }) => {
  test("still exports what a remote of the version before can import", () => {
    const exports = new Set(readExports(file));

    expect(previous.filter((name) => !exports.has(name))).toEqual([]);
  });

  test("exports nothing that an older shell lacks, without a raise", () => {
    expect(readExports(file)).toEqual([...previous, ...added].toSorted());
  });
});
