import { baseCss, forcedColorsCss, reducedMotionCss } from "./base-css.ts";
import { palette } from "./palette.ts";
import {
  breakpoints,
  fontFamily,
  radiusScale,
  shadowScale,
  spaceScale,
  typographyScale,
} from "./scales.ts";
import { SKINS, skinColors } from "./skins.ts";

type Mode = keyof typeof palette;

const declareVariables = (
  prefix: string,
  values: object,
  format = (value: unknown) => String(value),
) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${format(value)};`)
    .join("");

const PIXELS_PER_REM = 16;

/** In rem, so that text grows with the browser's font size. */
const toRem = (value: string) =>
  value.replaceAll(/\b(\d+)px/g, (_, pixels: string) => `${Number(pixels) / PIXELS_PER_REM}rem`);

const toPixels = (value: unknown) => `${String(value)}px`;

const constants =
  `--font:${fontFamily};` +
  declareVariables("t-", typographyScale, (value) => `${toRem(String(value))} var(--font)`) +
  declareVariables("s-", spaceScale, toPixels) +
  declareVariables("r-", radiusScale, toPixels) +
  "--gut:16px;--safe:env(safe-area-inset-bottom,0px);--bar:calc(64px + var(--safe));" +
  "--header:max(60px,3.75rem);--top:calc(var(--header) + var(--banner,0px) + var(--offline,0px) + var(--waiting,0px) + var(--shared-video,0px));";

/** The colours of a mode. Each skin has its own variables, which `skinCss` maps to `--c-*`. */
const createModeCss = (mode: Mode) =>
  `color-scheme:${mode};` +
  declareVariables("", palette[mode]) +
  declareVariables("e-", shadowScale[mode]) +
  SKINS.map((skin) => declareVariables(`${skin}-`, skinColors[mode][skin])).join("");

const skinCss = SKINS.map((skin) => {
  const declarations = declareVariables("c-", skinColors.light[skin]).replaceAll(
    /--c-(\w+):[^;]+/g,
    `--c-$1:var(--${skin}-$1)`,
  );
  return `[data-circuit="${skin}"]{${declarations}}`;
}).join("\n");

/** The base stylesheet: the tokens of both themes, circuit skins and element rules. */
export const createThemeCss = () =>
  [
    `:root{${constants}}`,
    `@media (min-width:${breakpoints.desktop}px){:root{--gut:28px;--bar:0px;--header:max(68px,4.25rem)}}`,
    `:root,[data-theme="light"]{${createModeCss("light")}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${createModeCss("dark")}}}`,
    `[data-theme="dark"]{${createModeCss("dark")}}`,
    skinCss,
    baseCss.trim(),
    reducedMotionCss.trim(),
    forcedColorsCss.trim(),
  ].join("\n");
