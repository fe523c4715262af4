/** The document's root carries these attributes, each with the number of open overlays of its kind. */
export const OVERLAY_ATTRIBUTES = {
  any: "data-overlay",
  modal: "data-overlay-modal",
  sheet: "data-overlay-sheet",
} as const;

export type OverlayKind = keyof typeof OVERLAY_ATTRIBUTES;

/** A selector for the root while such an overlay is open. `:has` would search the whole page at each style pass. */
export const whenOverlayOpen = (kind: OverlayKind) => `html[${OVERLAY_ATTRIBUTES[kind]}]`;
