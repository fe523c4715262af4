import { useLayoutEffect } from "react";

import { OVERLAY_ATTRIBUTES, type OverlayKind } from "@topout/shared/theme";

/**
 * Counts the open overlays of a kind in an attribute of the root element. Styles use it with `getOverlaySelector`. The
 * document stores the count, because each remote bundles its own copy of this module.
 */
export function useOverlayAttribute(kind: OverlayKind, isEnabled = true): void {
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    const { documentElement } = document;
    addToCount(documentElement, OVERLAY_ATTRIBUTES[kind], 1);
    return () => addToCount(documentElement, OVERLAY_ATTRIBUTES[kind], -1);
  }, [kind, isEnabled]);
}

/** Changes the count in an attribute. An attribute without a number is not a count and stays as it is. */
export function addToCount(element: Element, attribute: string, change: 1 | -1) {
  const value = element.getAttribute(attribute);
  if (value === "") return;
  const count = Number(value) + change;
  if (count > 0) element.setAttribute(attribute, String(count));
  else element.removeAttribute(attribute);
}
