import type { ColorRole } from "./palette.ts";
import {
  breakpoints,
  type radiusScale,
  type shadowScale,
  type spaceScale,
  type typographyScale,
} from "./scales.ts";

type Reference = `var(--${string})`;

/** Only the names are typed. The values are in the document's stylesheet, so no script contains them. */
const references = <Name extends string>(prefix: string): Readonly<Record<Name, Reference>> =>
  new Proxy({} as Record<Name, Reference>, {
    get: (_target, name) => `var(--${prefix}${String(name)})`,
  });

/** `color.accent` is `var(--accent)`: it follows the theme without a render. */
export const color = references<ColorRole>("");

/** The five colours of the nearest `data-circuit` above. */
export const circuit = references<"fill" | "edge" | "ink" | "text" | "tint">("c-");

/** For the `font` shorthand. */
export const typography = references<keyof typeof typographyScale>("t-");

export const radius = references<keyof typeof radiusScale>("r-");

export const shadow = references<`${keyof typeof shadowScale.light}`>("e-");

export const space = (step: keyof typeof spaceScale): Reference => `var(--s-${step})`;

/**
 * The frame's sizes. `gut`: the page's side padding. `bar`: the bottom bar. `safe`: the phone's safe area.
 * `header`: the sticky header. `top`: header and banner together.
 */
export const frame = references<"gut" | "bar" | "safe" | "header" | "top">("");

export const media = {
  phone: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  /** Tablet and up. */
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  /** Phone and tablet: the sizes with a bottom bar. */
  compact: `@media (max-width: ${breakpoints.desktop - 0.02}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  /** Only pointers that can hover. Touch devices would keep the hover style after a tap. */
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
