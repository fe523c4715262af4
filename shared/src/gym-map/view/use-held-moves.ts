import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";

/**
 * The moves of fingers that hold an element, before anything else in the page hears of them, and instead: to be passed
 * through the page and its many listeners costs a frame as much as the move itself.
 */
export function useHeldMoves() {
  const held = useRef<AbortController>(null);
  const release = () => held.current?.abort();
  useEffect(() => () => held.current?.abort(), []);

  const hold = (
    { currentTarget, pointerId }: ReactPointerEvent,
    onMove: (event: PointerEvent) => void,
  ) => {
    release();
    currentTarget.setPointerCapture?.(pointerId);
    held.current = new AbortController();
    const options = { capture: true, passive: true, signal: held.current.signal };
    addEventListener("touchmove", (event) => event.stopPropagation(), options);
    addEventListener(
      "pointermove",
      (event) => {
        event.stopPropagation();
        onMove(event);
      },
      options,
    );
  };

  return { hold, release };
}
