import { describe, expect, test } from "vitest";

import {
  circuit,
  color,
  frame,
  radius,
  shadow,
  space,
  createThemeCss,
  typography,
} from "./index.ts";
import { light, palette } from "./palette.ts";
import { SKINS, skinColors } from "./skins.ts";

/** Relative luminance of "#rrggbb", as WCAG defines it. */
const getLuminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const getContrast = (first: string, second: string) => {
  const [dim = 0, bright = 0] = [getLuminance(first), getLuminance(second)].toSorted(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dim + 0.05);
};

describe("createThemeCss", () => {
  const css = createThemeCss();

  test("declares every typed token", () => {
    const scales = [color.accent, typography.h1, space(4), radius.lg, shadow[2], shadow.btn];
    const frameTokens = [frame.gut, frame.bar, frame.safe, frame.header, frame.top];
    const circuitTokens = [circuit.fill, circuit.edge, circuit.ink, circuit.text, circuit.tint];

    for (const reference of [...scales, ...frameTokens, ...circuitTokens]) {
      expect(css).toContain(`${reference.slice(4, -1)}:`);
    }
  });

  test("declares the colours of each skin", () => {
    for (const skin of SKINS) expect(css).toContain(`[data-circuit="${skin}"]{--c-fill:var(`);
  });

  test("uses the system theme until the user chooses one", () => {
    expect(css).toContain("@media (prefers-color-scheme:dark){:root:not([data-theme])");
    expect(css).toContain('[data-theme="dark"]{color-scheme:dark');
  });
});

describe.each(["light", "dark"] as const)("the %s palette", (mode) => {
  const colors = palette[mode];

  test("has readable text on every background", () => {
    for (const text of ["text", "text-2", "text-3"] as const) {
      for (const background of ["bg", "surface", "raised", "subtle", "sunken", "hover"] as const) {
        expect(getContrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("has visible borders and focus rings", () => {
    expect(getContrast(colors["line-strong"], colors.surface)).toBeGreaterThanOrEqual(3);
    expect(getContrast(colors.focus, colors.bg)).toBeGreaterThanOrEqual(3);
  });

  test.each(SKINS)("has readable text on the tint and readable ink on the fill of %s", (skin) => {
    const { text, tint, ink, fill } = skinColors[mode][skin];

    expect(getContrast(text, tint)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
  });

  test("has a visible mark on its halo, and a visible halo on walls and edges", () => {
    expect(getContrast(colors.text, colors.surface)).toBeGreaterThanOrEqual(15);
    const edges = SKINS.map((skin) => skinColors[mode][skin].edge);
    for (const neighbour of [colors["map-wall"], colors["text-2"], ...edges]) {
      expect(getContrast(colors.surface, neighbour)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("defines every role", () => {
    expect(Object.keys(colors)).toEqual(Object.keys(light));
  });
});
