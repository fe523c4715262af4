import { type RefObject, useEffect } from "react";

/** Closes the menu on a press outside. The press moves the focus, so the menu does not restore it. */
export function useOutsidePress(
  root: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onOutsidePress: () => void,
) {
  useEffect(() => {
    if (!isEnabled) return;
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onOutsidePress();
    };
    document.addEventListener("pointerdown", handlePress);
    return () => document.removeEventListener("pointerdown", handlePress);
  });
}
