import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { findApiUsages, type Usage } from "./api-usage.ts";
import { type BrowserVersions, findUnsupportedFeatures } from "./browser-support.ts";
import { findCssUsages } from "./css-usage.ts";

/** Lacks features that all supported browsers have. */
const OLD_SAFARI: BrowserVersions = [["safari", "16.3"]];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "topout-features-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const listUnsupported = (usages: readonly Usage[], versions?: BrowserVersions) =>
  findUnsupportedFeatures(usages, versions).map(({ feature, usage }) => [
    feature,
    usage.location.split(":").at(-1),
  ]);

describe("findApiUsages", () => {
  test("finds static methods, instance members and globals that a supported browser lacks", () => {
    const file = write(
      "newer.ts",
      [
        "export const promise = Promise.withResolvers<void>();",
        "export const groups = Map.groupBy([1], (item) => item % 2);",
        "export const { size } = new URLSearchParams();",
        "export const count = (params: URLSearchParams) => params.size;",
        "export const sorted = [2, 1].toSorted();",
        "export const highlight = new Highlight();",
        "export const reversed = (list: readonly number[]) => list.toReversed();",
        "export const mapped = new Map().values().map(String);",
      ].join("\n"),
    );

    expect(listUnsupported(findApiUsages([file]))).toEqual([
      ["javascript.builtins.Promise.withResolvers", "1"],
      ["javascript.builtins.Map.groupBy", "2"],
      ["api.URLSearchParams.size", "3"],
      ["api.URLSearchParams.size", "4"],
      ["javascript.builtins.Array.toSorted", "5"],
      ["api.Highlight", "6"],
      ["javascript.builtins.Array.toReversed", "7"],
      ["javascript.builtins.Iterator.map", "8"],
    ]);
  });

  test("finds lookbehind assertions in regular expressions", () => {
    const file = write("price.ts", "export const price = /(?<=€)\\d+/;");

    expect(listUnsupported(findApiUsages([file]), OLD_SAFARI)).toEqual([
      ["javascript.regular_expressions.lookbehind_assertion", "1"],
    ]);
  });

  test("accepts supported features, and members of our objects that share a name with a newer feature", () => {
    const file = write(
      "older.ts",
      [
        "export const last = [1].at(-1) ?? Object.hasOwn({}, 'a') ?? structuredClone(1);",
        "const own = { withResolvers: () => 1, size: 2 };",
        "export const sum = own.withResolvers() + own.size;",
      ].join("\n"),
    );

    expect(listUnsupported(findApiUsages([file]))).toEqual([]);
  });
});

describe("findCssUsages", () => {
  test("reads stylesheets and the templates of styled-components", () => {
    const sheet = write("newer.css", ".a {\n  color: color-mix(in srgb, red, blue);\n}");
    const component = write(
      "newer.tsx",
      [
        "const Box = styled.div<{ $on: boolean }>`",
        "  width: ${width};",
        "  &:has(input) { content-visibility: auto; }",
        "`;",
      ].join("\n"),
    );

    expect(listUnsupported(findCssUsages([sheet, component]))).toEqual([
      ["css.types.color.color-mix", "2"],
      ["css.selectors.has", "3"],
      ["css.properties.content-visibility", "3"],
      ["css.properties.content-visibility.auto", "3"],
    ]);
  });

  test("reads nested rules that begin with a combinator or an element, and everything after them", () => {
    const component = write(
      "nested.tsx",
      [
        "const List = styled.ul`",
        "  ${mixin}",
        "  > li { margin: 0; }",
        "  li + li { inset: 0; }",
        "  ${media.hover} { &:has(:checked) > ${Icon}:focus-visible { color: red; } }",
        "  ${onPhoto};",
        "  content-visibility: auto;",
        "`;",
      ].join("\n"),
    );

    expect(listUnsupported(findCssUsages([component]))).toEqual([
      ["css.selectors.has", "5"],
      ["css.properties.content-visibility", "7"],
      ["css.properties.content-visibility.auto", "7"],
    ]);
  });

  test.each(["const Box = styled.div`color red`;", "const Box = styled.div`a..b { top: 0; }`;"])(
    "rejects CSS that it cannot parse: %s",
    (text) => {
      const component = write("invalid.tsx", text);

      expect(() => findCssUsages([component])).toThrow(/invalid\.tsx|Cannot parse/);
    },
  );

  test("accepts an older value as fallback of a newer one, unless the newer one contains var()", () => {
    const sheet = write(
      "fallback.css",
      [
        ".a { color: red; color: color-mix(in srgb, red, blue); }",
        ".b { color: red; color: color-mix(in srgb, var(--a), blue); }",
        ".c { color: color-mix(in srgb, red, blue); color: red; }",
      ].join("\n"),
    );

    expect(listUnsupported(findCssUsages([sheet]))).toEqual([
      ["css.types.color.color-mix", "2"],
      ["css.types.color.color-mix", "3"],
    ]);
  });

  test("accepts a property next to its prefixed version", () => {
    const sheet = write(
      "prefixed.css",
      ".a { -webkit-user-select: none; user-select: none; }\n.b { user-select: none; }",
    );

    expect(listUnsupported(findCssUsages([sheet]))).toEqual([["css.properties.user-select", "2"]]);
  });

  test("finds ranges in media queries", () => {
    const sheet = write("range.css", "@media (width >= 720px) { .a { color: red; } }");

    expect(listUnsupported(findCssUsages([sheet]), OLD_SAFARI)).toEqual([
      ["css.at-rules.media.range_syntax", "1"],
    ]);
  });

  test("accepts features that every supported browser has", () => {
    const file = write(
      "older.tsx",
      "const Box = styled(Card)`inset: 0; height: 100dvh; aspect-ratio: 1; ${media.desktop} { gap: 4px; }`;",
    );

    expect(listUnsupported(findCssUsages([file]))).toEqual([]);
  });
});
