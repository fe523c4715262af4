export { getCircuitInitials } from "./circuit-initials.ts";
export { createFontFaceCss } from "./font-face-css.ts";
export { OVERLAY_ATTRIBUTES, type OverlayKind, getOverlaySelector } from "./overlay-attributes.ts";
export { type ColorRole, palette } from "./palette.ts";
export {
  circuit,
  color,
  frame,
  media,
  motion,
  radius,
  shadow,
  space,
  typography,
} from "./tokens.ts";
export { breakpoints, zIndex, tracking } from "./scales.ts";
export { SKINS, type Skin, getCircuitSkin, skinColors } from "./skins.ts";
export { themeColor } from "./theme-color.ts";
export { createThemeCss } from "./theme-css.ts";
