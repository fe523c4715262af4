import { zIndex } from "@topout/shared/theme";
import { type RefObject, useLayoutEffect } from "react";

/** Styles use this attribute to select the exit animation. */
export const EXITING_ATTRIBUTE = "data-exiting";

interface ExitAnimationOptions {
  /** For elements in the normal flow: fixes the element at its last position. */
  readonly isInFlow?: boolean;
}

/**
 * Plays an element's exit animation after its component has unmounted. React has removed the element by then, so the
 * hook inserts it again, inert, until the animation ends.
 */
export function useExitAnimation(
  ref: RefObject<HTMLElement | null>,
  { isInFlow = false }: ExitAnimationOptions = {},
) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element?.getAnimations) return;
    return () => {
      const rect = isInFlow ? element.getBoundingClientRect() : undefined;
      const scrollTops = [...element.children].map((child) => [child, child.scrollTop] as const);
      // Strict mode also re-runs effects of mounted elements, which stay in the document.
      queueMicrotask(() => {
        if (element.isConnected) return;
        if (rect) setFixedPosition(element, rect);
        playExitAnimation(element, scrollTops);
      });
    };
  }, [ref, isInFlow]);
}

function setFixedPosition(element: HTMLElement, { top, left, width }: DOMRect) {
  Object.assign(element.style, {
    position: "fixed",
    zIndex: String(zIndex.toast),
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
  });
}

function playExitAnimation(
  element: HTMLElement,
  scrollTops: readonly (readonly [Element, number])[],
) {
  element.setAttribute("inert", "");
  element.setAttribute("aria-hidden", "true");
  for (const modal of [element, ...element.querySelectorAll("[aria-modal]")]) {
    modal.removeAttribute("role");
    modal.removeAttribute("aria-modal");
  }
  element.setAttribute(EXITING_ATTRIBUTE, "");
  document.body.append(element);
  for (const [child, scrollTop] of scrollTops) child.scrollTop = scrollTop;

  void Promise.allSettled(getExitAnimations(element)).then(() => element.remove());
}

/** The animations of the element and its children. Insertion restarts deeper animations, so this finishes them. */
function getExitAnimations(element: HTMLElement): Promise<Animation>[] {
  return element.getAnimations({ subtree: true }).flatMap((animation) => {
    const { effect, finished } = animation;
    const target = effect && "target" in effect ? effect.target : undefined;
    if (target === element || [...element.children].some((child) => child === target)) {
      return [finished];
    }
    if (Number.isFinite(effect?.getComputedTiming().endTime)) animation.finish();
    return [];
  });
}
