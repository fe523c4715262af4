import { useLayoutEffect } from "react";

import { OVERLAY_ATTRIBUTES, type OverlayKind } from "@topout/shared/theme";

/**
 * Counts the open overlays of a kind in an attribute of the root element. Styles use it with `getOverlaySelector`. The
 * document stores the count, because each remote bundles its own copy of this module.
 */
export function useOverlayAttribute(kind: OverlayKind, isEnabled = true): void {
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    addToCount(OVERLAY_ATTRIBUTES[kind], 1);
    return () => addToCount(OVERLAY_ATTRIBUTES[kind], -1);
  }, [kind, isEnabled]);
}

function addToCount(attribute: string, change: number) {
  const root = document.documentElement;
  const count = Number(root.getAttribute(attribute)) + change;
  if (count > 0) root.setAttribute(attribute, String(count));
  else root.removeAttribute(attribute);
}
