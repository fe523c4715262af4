import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";

/** All that fingers have done since the last time, and when. */
type OnMoves = (moves: readonly PointerEvent[], time: number) => void;

/**
 * The moves of fingers that hold an element: those of a frame together, and before anything else in the page hears of them,
 * and instead. To be passed through the page and its many listeners costs a frame as much as the move itself.
 */
export function usePointerCapture() {
  const held = useRef<AbortController>(null);
  const release = () => held.current?.abort();
  useEffect(() => () => held.current?.abort(), []);

  const hold = ({ currentTarget, pointerId }: ReactPointerEvent, onMoves: OnMoves) => {
    release();
    currentTarget.setPointerCapture?.(pointerId);
    held.current = new AbortController();
    listen(onMoves, held.current.signal);
  };

  return { hold, release };
}

function listen(onMoves: OnMoves, signal: AbortSignal) {
  let untold: PointerEvent[] = [];
  const tell = ({ timeStamp }: Event) => {
    if (untold.length === 0) return;
    const moves = untold;
    untold = [];
    onMoves(moves, timeStamp);
  };
  const options = { capture: true, passive: true, signal };
  addEventListener(
    "pointermove",
    (event) => {
      event.stopPropagation();
      untold.push(event);
      if (!isSummedUp(event)) tell(event);
    },
    options,
  );
  addEventListener(
    "touchmove",
    (event) => {
      event.stopPropagation();
      tell(event);
    },
    options,
  );
  // A finger may lift before its last move was summed up.
  addEventListener("pointerup", tell, options);
}

/** Each finger tells of its own move; a touch event then tells of all, where the browser has such. */
const isSummedUp = ({ pointerType }: PointerEvent) =>
  pointerType === "touch" && "ontouchmove" in globalThis;
