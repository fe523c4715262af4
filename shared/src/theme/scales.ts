/** `system-ui` exists in each supported browser. Names that a device lacks would delay the first paint. */
export const fontFamily = '"Bricolage Grotesque Variable", system-ui, sans-serif';

/** Weight, and size/line height in pixels at the browser's default font size. The stylesheet declares them in rem. */
export const typographyScale = {
  display: "740 30px/34px",
  h1: "720 25px/30px",
  h2: "700 19px/25px",
  h3: "660 16px/21px",
  body: "420 15px/22px",
  label: "600 14px/20px",
  small: "480 13px/18px",
  micro: "580 12px/16px",
} as const;

export const tracking = {
  display: "-0.03em",
  h1: "-0.02em",
  h2: "-0.014em",
  h3: "-0.008em",
} as const;

/** In pixels. */
export const spaceScale = {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
} as const;

/** In pixels. */
export const radiusScale = {
  xs: 6,
  sm: 10,
  md: 14,
  lg: 20,
  xl: 26,
  full: 99,
} as const;

export const shadowScale = {
  light: {
    1: "0 1px 2px rgba(40,34,22,.05)",
    2: "0 2px 5px rgba(40,34,22,.07), 0 8px 22px rgba(40,34,22,.09)",
    3: "0 6px 14px rgba(40,34,22,.10), 0 22px 60px rgba(40,34,22,.20)",
    btn: "0 1px 2px rgba(0,40,36,.22), inset 0 1px 0 rgba(255,255,255,.14)",
  },
  dark: {
    1: "0 1px 2px rgba(0,0,0,.4)",
    2: "0 2px 6px rgba(0,0,0,.45), 0 10px 26px rgba(0,0,0,.4)",
    3: "0 8px 18px rgba(0,0,0,.5), 0 24px 64px rgba(0,0,0,.6)",
    btn: "none",
  },
} as const;

export const breakpoints = { tablet: 720, desktop: 1000 } as const;

/** Stacking order, from the page up to the toasts. */
export const zIndex = {
  topBar: 20,
  bottomBar: 30,
  scrim: 40,
  panel: 41,
  dialog: 50,
  install: 55,
  toast: 60,
} as const;
