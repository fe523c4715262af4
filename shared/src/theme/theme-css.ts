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

const declare = (prefix: string, values: object, format = (value: unknown) => String(value)) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${format(value)};`)
    .join("");

const pixels = (value: unknown) => `${String(value)}px`;

const constants =
  `--font:${fontFamily};` +
  declare("t-", typographyScale, (value) => `${String(value)} var(--font)`) +
  declare("s-", spaceScale, pixels) +
  declare("r-", radiusScale, pixels) +
  "--gut:16px;--safe:env(safe-area-inset-bottom,0px);--bar:calc(64px + var(--safe));" +
  "--header:60px;--top:calc(var(--header) + var(--banner,0px));";

/** A mode's colours. Each skin's colours have their own names; `skinCss` maps them to `--c-*`. */
const modeCss = (mode: Mode) =>
  `color-scheme:${mode};` +
  declare("", palette[mode]) +
  declare("e-", shadowScale[mode]) +
  SKINS.map((skin) => declare(`${skin}-`, skinColors[mode][skin])).join("");

const skinCss = SKINS.map((skin) => {
  const declarations = declare("c-", skinColors.light[skin]).replaceAll(
    /--c-(\w+):[^;]+/g,
    `--c-$1:var(--${skin}-$1)`,
  );
  return `[data-circuit="${skin}"]{${declarations}}`;
}).join("\n");

/** The base stylesheet: the tokens of both themes, circuit skins and element rules. */
export const themeCss = () =>
  [
    `:root{${constants}}`,
    `@media (min-width:${breakpoints.desktop}px){:root{--gut:28px;--bar:0px;--header:68px}}`,
    `:root,[data-theme="light"]{${modeCss("light")}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${modeCss("dark")}}}`,
    `[data-theme="dark"]{${modeCss("dark")}}`,
    skinCss,
    baseCss.trim(),
    reducedMotionCss.trim(),
    forcedColorsCss.trim(),
  ].join("\n");
