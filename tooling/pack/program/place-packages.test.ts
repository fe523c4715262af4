import { describe, expect, test } from "vitest";

import type { InstalledPackage } from "./find-installed.ts";
import { placePackages } from "./place-packages.ts";

const create = (name: string, version: string, dependencies: InstalledPackage[] = []) => ({
  name,
  version,
  folder: `/${name}@${version}`,
  dependencies,
});

/** Returns the version of the package in each folder. */
const getVersions = (roots: readonly InstalledPackage[]) =>
  Object.fromEntries([...placePackages(roots)].map(([path, { version }]) => [path, version]));

describe("placePackages", () => {
  test("places each package once, in the outermost folder", () => {
    const shared = create("shared", "1.0.0");

    expect(
      getVersions([create("a", "1.0.0", [shared]), create("@b/c", "2.0.0", [shared])]),
    ).toEqual({
      "node_modules/a": "1.0.0",
      "node_modules/@b/c": "2.0.0",
      "node_modules/shared": "1.0.0",
    });
  });

  test("places another version inside the package that needs it", () => {
    const older = create("shared", "1.0.0", [create("inner", "1.0.0")]);
    const newer = create("shared", "2.0.0", [create("inner", "2.0.0")]);

    expect(getVersions([create("a", "1.0.0", [older]), create("b", "1.0.0", [newer])])).toEqual({
      "node_modules/a": "1.0.0",
      "node_modules/b": "1.0.0",
      "node_modules/shared": "1.0.0",
      "node_modules/inner": "1.0.0",
      "node_modules/b/node_modules/shared": "2.0.0",
      "node_modules/b/node_modules/shared/node_modules/inner": "2.0.0",
    });
  });

  test("keeps a direct dependency outermost, even if a package before it needs another version", () => {
    const roots = [create("a", "1.0.0", [create("b", "1.0.0")]), create("b", "2.0.0")];

    expect(getVersions(roots)).toEqual({
      "node_modules/a": "1.0.0",
      "node_modules/b": "2.0.0",
      "node_modules/a/node_modules/b": "1.0.0",
    });
  });

  test("places packages that need each other", () => {
    const dependencies: InstalledPackage[] = [];
    const first = create("first", "1.0.0", dependencies);
    dependencies.push(create("second", "1.0.0", [first]));

    expect(Object.keys(getVersions([first]))).toEqual([
      "node_modules/first",
      "node_modules/second",
    ]);
  });
});
