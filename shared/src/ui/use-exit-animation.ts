import { zIndex } from "@topout/shared/theme";
import { type RefObject, useLayoutEffect } from "react";

/** What the look of an element plays its way out by. */
export const EXITING_ATTRIBUTE = "data-exiting";

interface ExitAnimationOptions {
  /** For what lies among others and not at a fixed place of its own: it stays where it was. */
  readonly inPlace?: boolean;
}

/**
 * Lets an element play its way out after its component has gone: React has taken it out of the document by
 * then, and it comes back as a picture of itself that nobody can reach.
 */
export function useExitAnimation(
  ref: RefObject<HTMLElement | null>,
  { inPlace = false }: ExitAnimationOptions = {},
) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element?.getAnimations) return;
    return () => {
      const place = inPlace ? element.getBoundingClientRect() : undefined;
      const scrolled = [...element.children].map((child) => [child, child.scrollTop] as const);
      // It stays in the document where only its effects are run anew.
      queueMicrotask(() => {
        if (element.isConnected) return;
        if (place) pin(element, place);
        playOut(element, scrolled);
      });
    };
  }, [ref, inPlace]);
}

function pin(element: HTMLElement, { top, left, width }: DOMRect) {
  Object.assign(element.style, {
    position: "fixed",
    zIndex: String(zIndex.toast),
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
  });
}

function playOut(element: HTMLElement, scrolled: readonly (readonly [Element, number])[]) {
  element.setAttribute("inert", "");
  element.setAttribute("aria-hidden", "true");
  for (const named of [element, ...element.querySelectorAll("[aria-modal]")]) {
    named.removeAttribute("role");
    named.removeAttribute("aria-modal");
  }
  element.setAttribute(EXITING_ATTRIBUTE, "");
  document.body.append(element);
  for (const [child, top] of scrolled) child.scrollTop = top;

  void Promise.allSettled(waysOut(element)).then(() => element.remove());
}

/** Its own way out and its children's; whatever had played inside it starts anew, and is over at once. */
function waysOut(element: HTMLElement): Promise<Animation>[] {
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
