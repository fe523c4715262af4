/** Attributes of the root element. Their values are the numbers of open overlays of each kind. */
export const OVERLAY_ATTRIBUTES = {
  any: "data-overlay",
  modal: "data-overlay-modal",
  sheet: "data-overlay-sheet",
  dialog: "data-overlay-dialog",
} as const;

export type OverlayKind = keyof typeof OVERLAY_ATTRIBUTES;

/**
 * Selects the root element while such an overlay is open. `:has()` would search the page on each style recalculation.
 */
export const getOverlaySelector = (kind: OverlayKind) => `html[${OVERLAY_ATTRIBUTES[kind]}]`;
