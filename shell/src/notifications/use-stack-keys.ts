import { dismiss } from "@topout/shared/platform";
import { type RefObject, useLayoutEffect } from "react";

interface StackKeysOptions {
  readonly stack: RefObject<HTMLElement | null>;
  readonly newestId: string | undefined;
  readonly focusStack: () => void;
  readonly restoreFocus: () => void;
}

/** F8 moves focus into the stack and back. Escape dismisses the newest notification, unless an overlay or a menu handled it. */
export function useStackKeys({ stack, newestId, focusStack, restoreFocus }: StackKeysOptions) {
  // Keys must work as soon as the notification is visible. React runs passive effects later.
  useLayoutEffect(() => {
    if (newestId === undefined) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.key !== "Escape" && event.key !== "F8")) return;
      event.preventDefault();
      if (event.key === "Escape") dismiss(newestId);
      else if (stack.current?.contains(document.activeElement)) restoreFocus();
      else focusStack();
    };
    // Listen on the window, so that handlers in the document run first.
    addEventListener("keydown", handleKeyDown);
    return () => removeEventListener("keydown", handleKeyDown);
  });
}
