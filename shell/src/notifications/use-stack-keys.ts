import { dismiss } from "@topout/shared/platform";
import { type RefObject, useEffect } from "react";

interface Stack {
  readonly stack: RefObject<HTMLElement | null>;
  readonly newest: string | undefined;
  readonly enter: () => void;
  readonly leave: () => void;
}

/** F8 leads into the stack and back out of it; Escape closes the newest, unless an overlay or a menu took the key. */
export function useStackKeys({ stack, newest, enter, leave }: Stack) {
  useEffect(() => {
    if (newest === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.key !== "Escape" && event.key !== "F8")) return;
      event.preventDefault();
      if (event.key === "Escape") dismiss(newest);
      else if (stack.current?.contains(document.activeElement)) leave();
      else enter();
    };
    // On the window, which hears of a key after everything in the document has.
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
