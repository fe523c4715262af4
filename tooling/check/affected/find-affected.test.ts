import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { findAffected } from "./find-affected.ts";
import { readWorkspace } from "./read-workspace.ts";

const root = resolve(import.meta.dirname, "../../..");
const packages = readWorkspace(root);
const parts = ["shell", "mf-climber", "mf-feed-profile", "mf-setter", "mf-admin"];

const find = (...files: string[]) => {
  const { build, test: tested } = findAffected(packages, files);
  return { build: build.toSorted(), test: tested.toSorted() };
};

describe("findAffected, in this repository", () => {
  test("builds and tests one remote and the journeys, for a change in that remote", () => {
    expect(find("mf-climber/src/screens.ts")).toEqual({
      build: ["mf-climber"],
      test: ["e2e", "mf-climber"],
    });
  });

  test("builds nothing for a change of a remote's tests", () => {
    const tests = ["mf-admin/src/screens/users/users-screen.test.tsx", "mf-admin/src/testing/a.ts"];

    expect(find(...tests)).toEqual({ build: [], test: ["mf-admin"] });
  });

  test("builds all parts, and tests all packages that depend on shared, for a change in shared", () => {
    const { build, test: tested } = find("shared/src/ui/button.tsx");

    expect(build).toEqual(parts.toSorted());
    expect(tested).toEqual(expect.arrayContaining([...parts, "api", "e2e", "shared", "tooling"]));
    expect(tested).not.toContain("embedded-postgres");
  });

  test("tests the packages whose tests use the API, but builds nothing, for a change of the API", () => {
    const { build, test: tested } = find("api/src/app.ts");

    expect(build).toEqual([]);
    expect(tested).toEqual(expect.arrayContaining([...parts, "api", "e2e"]));
    expect(tested).not.toContain("shared");
  });

  test("finds the innermost package", () => {
    // The journeys use the release tool, and the benchmarks use the journeys.
    expect(find("tooling/release/prune.ts").test).toEqual(["bench", "e2e", "tooling/release"]);
  });

  test("builds all parts for a change of the build", () => {
    expect(find("tooling/build/files.ts").build).toEqual(parts.toSorted());
  });

  test.each([
    "pnpm-lock.yaml",
    "vitest.config.ts",
    ".oxlintrc.json",
    "patches/drizzle.patch",
    "tooling/testing/test-projects.ts",
  ])("returns all parts and packages for a change of %s", (file) => {
    expect(find(file)).toEqual({
      build: parts.toSorted(),
      test: packages.map(({ folder }) => folder).toSorted(),
    });
  });

  test("returns nothing for a change of the documentation", () => {
    expect(find("docs/deploying.md", "mf-admin/CHANGELOG.md")).toEqual({ build: [], test: [] });
  });
});
