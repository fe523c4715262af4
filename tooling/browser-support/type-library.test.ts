import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { readCompilerOptions } from "../source/open-project.ts";
import { findUnsupportedFeatures } from "./browser-support.ts";
import { createUsages } from "./create-usages.ts";

/** Each edition of ECMAScript, with some members that it added. */
const EDITIONS = {
  es2021: ["String.replaceAll", "Promise.any"],
  es2022: ["Array.at", "Object.hasOwn"],
  es2023: ["Array.findLast", "Array.toSorted"],
  es2024: ["Map.groupBy", "Promise.withResolvers"],
  es2025: ["Set.union", "Iterator.map"],
};

const isSupported = (members: readonly string[]) =>
  findUnsupportedFeatures(createUsages(members)).length === 0;

describe("tsconfig.browser.json", () => {
  test("uses the type library of the newest ECMAScript edition that all supported browsers support", () => {
    const file = resolve(import.meta.dirname, "../../tsconfig.browser.json");
    const { lib } = readCompilerOptions(file);
    const newest = Object.entries(EDITIONS).findLast(([, members]) => isSupported(members))?.[0];

    expect(lib).toEqual([newest, "dom", "dom.iterable"].map((name) => `lib.${name}.d.ts`));
  });
});
