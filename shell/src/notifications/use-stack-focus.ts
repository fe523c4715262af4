import type { Notification } from "@topout/shared/platform";
import { type RefObject, useLayoutEffect, useRef } from "react";

/** Moves focus into the stack and back to the page. If a notification disappears, focuses the newest one. */
export function useStackFocus(stack: RefObject<HTMLElement | null>, list: readonly Notification[]) {
  const previousFocus = useRef<HTMLElement>(null);
  const focused = useRef<{ readonly element: Element; readonly id: string | undefined }>(null);

  useLayoutEffect(() => {
    const element = stack.current;
    if (!element) return;
    const handleFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused.current = { element: target, id: getNotificationId(target) };
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
        previousFocus.current = relatedTarget;
      }
    };
    const handleFocusOut = ({ target }: FocusEvent) => {
      // Wait until React has removed the notification. Then the layout effect moves focus.
      queueMicrotask(() => {
        const isConnected = target instanceof Element && element.contains(target);
        if (isConnected && !element.contains(document.activeElement)) focused.current = null;
      });
    };
    element.addEventListener("focusin", handleFocusIn);
    element.addEventListener("focusout", handleFocusOut);
    return () => {
      element.removeEventListener("focusin", handleFocusIn);
      element.removeEventListener("focusout", handleFocusOut);
    };
  }, [stack]);

  const focusToast = (id: string | undefined) =>
    focus(stack.current?.querySelector(`[data-notification="${CSS.escape(id ?? "")}"]`));
  const focusStack = () => focusToast(list[0]?.id);
  const restoreFocus = () => focus(previousFocus.current);

  useLayoutEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return;
    const { id } = focused.current;
    focused.current = null;
    // An upload that fails gets a new toast.
    if (list.some((notification) => notification.id === id)) focusToast(id);
    else if (list.length > 0) focusStack();
    else restoreFocus();
  });

  return { focusStack, restoreFocus };
}

const getNotificationId = (element: Element) =>
  element.closest<HTMLElement>("[data-notification]")?.dataset["notification"];

const focus = (element: Element | null | undefined) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};
