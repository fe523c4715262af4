import { expect, test } from "vitest";

import { checkedImports } from "./checked-imports.ts";

const { resolveDependencies } = checkedImports().config().build.modulePreload;

test("lists a chunk whose imports are those of its importer", () => {
  expect(resolveDependencies("assets/dialog.js", [])).toEqual(["assets/dialog.js"]);
});

test("lists a chunk once", () => {
  const dependencies = ["assets/dialog.js", "assets/common.js"];

  expect(resolveDependencies("assets/dialog.js", dependencies)).toEqual(dependencies);
});
