import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { remotes } from "@topout/shared/remote";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { getParts } from "./parts.ts";

const folders = Object.values(remotes).map(({ folder }) => folder);

let root: string;

function createPackage(folder: string) {
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, "package.json"), "{}");
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "topout-parts-"));
  for (const folder of folders) createPackage(folder);
});

afterEach(() => rmSync(root, { recursive: true }));

describe("getParts", () => {
  test("returns the shell and every remote of this repository", () => {
    const parts = getParts(resolve(import.meta.dirname, "../.."));

    expect(parts.map(({ folder }) => folder)).toEqual(["shell", ...folders]);
  });

  test("rejects a remote folder that is not in the list", () => {
    createPackage("mf-new");

    expect(() => getParts(root)).toThrow("mf-new is not in");
  });

  test("ignores a remote folder without a package", () => {
    mkdirSync(join(root, "mf-old/node_modules"), { recursive: true });

    expect(getParts(root).map(({ folder }) => folder)).toEqual(["shell", ...folders]);
  });

  test("rejects a listed remote without a folder", () => {
    rmSync(join(root, "mf-admin"), { recursive: true });

    expect(() => getParts(root)).toThrow("lists mf-admin");
  });
});
