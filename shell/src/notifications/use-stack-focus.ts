import type { Notification } from "@topout/shared/platform";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Where focus was before it came into the stack, and where it goes when the notification around it leaves. */
export function useStackFocus(stack: RefObject<HTMLElement | null>, list: readonly Notification[]) {
  const cameFrom = useRef<HTMLElement>(null);
  const inside = useRef<string>(null);

  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const focusIn = ({ target, relatedTarget }: FocusEvent) => {
      inside.current = notificationAround(target);
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    const focusOut = ({ target }: FocusEvent) => {
      // Once it is known whether it was taken away together with its notification: then focus is handed on.
      queueMicrotask(() => {
        const stays = target instanceof Element && element.contains(target);
        if (stays && !element.contains(document.activeElement)) inside.current = null;
      });
    };
    element.addEventListener("focusin", focusIn);
    element.addEventListener("focusout", focusOut);
    return () => {
      element.removeEventListener("focusin", focusIn);
      element.removeEventListener("focusout", focusOut);
    };
  }, [stack]);

  const enter = () => focus(stack.current?.querySelector("[data-notification]"));
  const leave = () => focus(cameFrom.current);

  useLayoutEffect(() => {
    if (inside.current === null || list.some(({ id }) => id === inside.current)) return;
    inside.current = null;
    if (list.length > 0) enter();
    else leave();
  });

  return { enter, leave };
}

const notificationAround = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>("[data-notification]")?.dataset["notification"] ?? null)
    : null;

const focus = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};
