import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

import { wrapTab } from "./focusable.ts";
import { useOverlayAttribute } from "./use-overlay-attribute.ts";

interface Overlay {
  readonly ref: RefObject<HTMLElement | null>;
  /** A modal one keeps focus and makes everything else inert, but for the notifications. */
  readonly modal: boolean;
  readonly onClose: () => void;
}

/** Marks the notifications' region, which stays alive above a modal overlay. */
export const NEVER_INERT = "data-never-inert";

/** Marks what lies under a modal overlay and closes it by a tap: what is inert takes none. */
export const SCRIM_ATTRIBUTE = "data-scrim";

/**
 * Focus goes in, stays in where the overlay is modal, and returns to where it came from.
 * Escape closes the innermost one: who has handled it prevents its default.
 */
export function useOverlay({ ref, modal, onClose }: Overlay) {
  useOverlayAttribute("any");
  useOverlayAttribute("modal", modal);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const overlay = ref.current;
    if (!overlay || event.defaultPrevented || overlay.closest("[inert]")) return;
    if (isNeverInert(event.target)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    }
    if (event.key === "Tab" && modal) wrapTab(overlay, event);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  // Not while it is laid out: an overlay that this one takes over from gives focus back only then.
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    cameFrom.current = document.activeElement;
  }, []);

  useEffect(() => ignoreRepeatedClicks, []);

  // Before the next effect, so that what focus returns to is alive again by then.
  useEffect(() => {
    const overlay = ref.current;
    return modal && overlay ? makeOthersInert(overlay) : undefined;
  }, [ref, modal]);

  useEffect(() => {
    const overlay = ref.current;
    const wanted = overlay?.querySelector<HTMLElement>("[data-autofocus]") ?? overlay;
    wanted?.focus({ preventScroll: true });
    return () => {
      const active = document.activeElement;
      if (active === document.body || overlay?.contains(active)) restoreFocus(cameFrom.current);
    };
  }, [ref]);
}

/** What stays alive above the overlay keeps its keys. */
const isNeverInert = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${NEVER_INERT}]`) !== null;

function restoreFocus(element: Element | null) {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}

const REPEATED_CLICK_MS = 600;

/** An impatient second press comes when the overlay has gone already, and would press what lay below it. */
function ignoreRepeatedClicks() {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, {
    capture: true,
    signal: AbortSignal.timeout(REPEATED_CLICK_MS),
  });
}

/** Everything beside the overlay, on every level up to the body, is inert until the returned call. */
function makeOthersInert(overlay: HTMLElement) {
  const silenced: Element[] = [];
  const silence = (element: Element) => {
    if (element.matches(`[inert],[${NEVER_INERT}],[${SCRIM_ATTRIBUTE}],script,style,link`)) return;
    if (element.querySelector(`[${NEVER_INERT}]`)) {
      [...element.children].forEach(silence);
      return;
    }
    element.setAttribute("inert", "");
    silenced.push(element);
  };

  let inner: Element = overlay;
  while (inner !== document.body && inner.parentElement) {
    const own = inner;
    [...inner.parentElement.children].filter((sibling) => sibling !== own).forEach(silence);
    inner = inner.parentElement;
  }
  return () => silenced.forEach((element) => element.removeAttribute("inert"));
}
