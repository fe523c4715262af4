import type { Notification } from "@topout/shared/platform";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Moves focus into the stack and back to the page. If a notification disappears, focuses the next one. */
export function useStackFocus(stack: RefObject<HTMLElement | null>, list: readonly Notification[]) {
  const previousFocus = useRef<HTMLElement>(null);
  const focusedId = useRef<string>(null);

  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const handleFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      focusedId.current = getNotificationId(target);
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
        previousFocus.current = relatedTarget;
      }
    };
    const handleFocusOut = ({ target }: FocusEvent) => {
      // Wait until React has removed the notification. Then the layout effect moves focus.
      queueMicrotask(() => {
        const isConnected = target instanceof Element && element.contains(target);
        if (isConnected && !element.contains(document.activeElement)) focusedId.current = null;
      });
    };
    element.addEventListener("focusin", handleFocusIn);
    element.addEventListener("focusout", handleFocusOut);
    return () => {
      element.removeEventListener("focusin", handleFocusIn);
      element.removeEventListener("focusout", handleFocusOut);
    };
  }, [stack]);

  const focusStack = () => focus(stack.current?.querySelector("[data-notification]"));
  const restoreFocus = () => focus(previousFocus.current);

  useLayoutEffect(() => {
    if (focusedId.current === null || list.some(({ id }) => id === focusedId.current)) return;
    focusedId.current = null;
    if (list.length > 0) focusStack();
    else restoreFocus();
  });

  return { focusStack, restoreFocus };
}

const getNotificationId = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>("[data-notification]")?.dataset["notification"] ?? null)
    : null;

const focus = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};
