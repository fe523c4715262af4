export { circuitInitials } from "./circuit-initials.ts";
export { fontFaceCss } from "./font-face-css.ts";
export { OVER_PAGE, type OverPage, under } from "./over-page.ts";
export type { ColorRole } from "./palette.ts";
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
} from "./references.ts";
export { breakpoints, layer, tracking } from "./scales.ts";
export { SKINS, type Skin, circuitSkin } from "./skins.ts";
export { themeColor } from "./theme-color.ts";
export { themeCss } from "./theme-css.ts";
