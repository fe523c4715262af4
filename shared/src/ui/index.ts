export { Button } from "./button.tsx";
export { ButtonLink } from "./button-link.tsx";
export { Card } from "./card.ts";
export { Chip } from "./chip.tsx";
export { HoldGlyph } from "./hold-glyph.tsx";
export {
  HOLD_TICK,
  HOLD_VIEW_BOX,
  holdPath,
  type HoldState,
  MAP_HOLD_SCALE,
} from "./hold-paths.ts";
export { IconButton } from "./icon-button.tsx";
export * from "./icons.ts";
export { Spinner } from "./spinner.tsx";
export { VisuallyHidden } from "./visually-hidden.ts";
