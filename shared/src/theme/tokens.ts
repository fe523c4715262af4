import type { ColorRole } from "./palette.ts";
import {
  breakpoints,
  type radiusScale,
  type shadowScale,
  type spaceScale,
  type typographyScale,
} from "./scales.ts";

type VariableReference = `var(--${string})`;

/** Only the names are typed. The values are in the document's stylesheet, so no script contains them. */
const createReferences = <Name extends string>(
  prefix: string,
): Readonly<Record<Name, VariableReference>> =>
  new Proxy({} as Record<Name, VariableReference>, {
    get: (_target, name) => `var(--${prefix}${String(name)})`,
  });

/** `color.accent` is `var(--accent)`, so a theme change needs no render. */
export const color = createReferences<ColorRole>("");

/** The five colours of the nearest ancestor with `data-circuit`. */
export const circuit = createReferences<"fill" | "edge" | "ink" | "text" | "tint">("c-");

/** For the `font` shorthand. */
export const typography = createReferences<keyof typeof typographyScale>("t-");

export const radius = createReferences<keyof typeof radiusScale>("r-");

export const shadow = createReferences<`${keyof typeof shadowScale.light}`>("e-");

export const space = (step: keyof typeof spaceScale): VariableReference => `var(--s-${step})`;

/**
 * The frame's sizes. `gut`: the page's side padding. `bar`: the bottom bar. `safe`: the phone's safe area.
 * `header`: the sticky header. `top`: header and banner together.
 */
export const frame = createReferences<"gut" | "bar" | "safe" | "header" | "top">("");

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
