import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

import { NEVER_INERT } from "./never-inert.ts";
import { addToCount, useOverlayAttribute } from "./use-overlay-attribute.ts";

interface OverlayOptions {
  readonly ref: RefObject<HTMLElement | null>;
  /** A modal overlay makes everything else inert, except the notifications. */
  readonly isModal: boolean;
  readonly onClose: () => void;
}

/** Marks the scrim of a modal overlay. It must not be inert, because a tap on it closes the overlay. */
export const SCRIM_ATTRIBUTE = "data-scrim";

/**
 * Moves focus into the overlay and restores it afterwards. Escape closes the innermost overlay.
 * There is no focus trap: the rest of the page is inert. See docs/decisions/0021-our-own-ui-kit.md.
 */
export function useOverlay({ ref, isModal, onClose }: OverlayOptions) {
  useOverlayAttribute("any");
  useOverlayAttribute("modal", isModal);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const overlay = ref.current;
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (!overlay || overlay.closest("[inert]") || isNeverInert(event.target)) return;
    // Outer overlays ignore an event that is already handled.
    event.preventDefault();
    onClose();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  // Not a layout effect: if this overlay replaces another one, the other one must restore the focus first.
  const previousFocus = useRef<Element>(null);
  useEffect(() => {
    previousFocus.current = document.activeElement;
  }, []);

  useEffect(() => ignoreRepeatedClicks, []);

  // Must come before the next effect. React runs clean-ups in order, and an inert element cannot receive the focus.
  useEffect(() => {
    const overlay = ref.current;
    return isModal && overlay ? makeOthersInert(overlay) : undefined;
  }, [ref, isModal]);

  useEffect(() => {
    const overlay = ref.current;
    // An overlay that was loaded on demand can be on screen, and used, before this effect runs.
    const isFocusInside = overlay?.contains(document.activeElement);
    const initialFocus = overlay?.querySelector<HTMLElement>("[data-autofocus]") ?? overlay;
    if (!isFocusInside) initialFocus?.focus({ preventScroll: true });
    return () => {
      const active = document.activeElement;
      if (active === document.body || overlay?.contains(active)) {
        restoreFocus(previousFocus.current);
      }
    };
  }, [ref]);
}

/** Notifications handle their own keys. */
const isNeverInert = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${NEVER_INERT}]`) !== null;

function restoreFocus(element: Element | null) {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}

const REPEATED_CLICK_MS = 600;

/**
 * The second click of a double click arrives after the overlay has closed. Without this, it would click the page below.
 */
function ignoreRepeatedClicks() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", ignore, {
    capture: true,
    signal: AbortSignal.timeout(REPEATED_CLICK_MS),
  });
}

/**
 * Makes the siblings of the overlay and of its ancestors inert. Returns an undo function. The value of the attribute
 * counts the overlays above an element, because they can close in any order.
 */
function makeOthersInert(overlay: HTMLElement) {
  const inertElements: Element[] = [];
  const makeInert = (element: Element) => {
    if (element.matches(`[${NEVER_INERT}],[${SCRIM_ATTRIBUTE}],script,style,link`)) return;
    if (element.querySelector(`[${NEVER_INERT}]`)) {
      [...element.children].forEach(makeInert);
      return;
    }
    addToCount(element, "inert", 1);
    inertElements.push(element);
  };

  let current: Element = overlay;
  while (current !== document.body && current.parentElement) {
    const { parentElement } = current;
    for (const child of parentElement.children) if (child !== current) makeInert(child);
    current = parentElement;
  }
  return () => inertElements.forEach((element) => addToCount(element, "inert", -1));
}
