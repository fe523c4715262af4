import { type ColorRole, light } from "./palette.ts";
import { breakpoints, radiusScale, shadowScale, type spaceScale, typeScale } from "./scales.ts";

type Reference = `var(--${string})`;

const references = <Name extends string | number>(
  names: Readonly<Record<Name, unknown>>,
  prefix: string,
) =>
  // Object.fromEntries forgets the keys that it was given.
  Object.fromEntries(
    Object.keys(names).map((name) => [name, `var(--${prefix}${name})`]),
  ) as Readonly<Record<Name, Reference>>;

/** `color.accent` is `var(--accent)`: it follows the theme without a render. */
export const color: Readonly<Record<ColorRole, Reference>> = references(light, "");

/** The five colours of the nearest `data-circuit` above. */
export const circuit = references({ fill: 0, edge: 0, ink: 0, text: 0, tint: 0 }, "c-");

/** For the `font` shorthand. */
export const type = references(typeScale, "t-");

export const radius = references(radiusScale, "r-");

export const shadow = references(shadowScale.light, "e-");

export const space = (step: keyof typeof spaceScale): Reference => `var(--s-${step})`;

/**
 * What the frame gives to the page: gutter, bottom bar and the phone's safe edge; the header, which stays at the
 * upper edge; and how far down the page begins, below a banner too while there is one.
 */
export const frame = references({ gut: 0, bar: 0, safe: 0, header: 0, top: 0 }, "");

export const media = {
  phone: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  /** Tablet and up. */
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  /** Phone and tablet: where the bottom bar is. */
  compact: `@media (max-width: ${breakpoints.desktop - 0.02}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  /** A pointer that can hover, so that a tap leaves nothing lit. */
  hover: "@media (hover: hover)",
} as const;

export const motion = {
  fast: "140ms",
  base: "220ms",
  slow: "360ms",
  sent: "1200ms",
  toast: "5000ms",
  easeOut: "cubic-bezier(.2,.7,.2,1)",
  spring: "cubic-bezier(.2,1.5,.4,1)",
} as const;
