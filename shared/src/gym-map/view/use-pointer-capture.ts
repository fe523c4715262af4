import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";

/** Receives all pointer moves since the last call, and the time of the last one. */
type OnMoves = (moves: readonly PointerEvent[], time: number) => void;

/**
 * Captures the pointers on an element and reports their moves once per frame. The listeners stop the propagation,
 * because React's and other listeners would cost as much per frame as the move.
 */
export function usePointerCapture() {
  const listeners = useRef<AbortController>(null);
  const release = () => listeners.current?.abort();
  useEffect(() => () => listeners.current?.abort(), []);

  const start = ({ currentTarget, pointerId }: ReactPointerEvent, onMoves: OnMoves) => {
    release();
    currentTarget.setPointerCapture?.(pointerId);
    listeners.current = new AbortController();
    listen(onMoves, listeners.current.signal);
  };

  return { start, release };
}

function listen(onMoves: OnMoves, signal: AbortSignal) {
  let pending: PointerEvent[] = [];
  const flush = ({ timeStamp }: Event) => {
    if (pending.length === 0) return;
    const moves = pending;
    pending = [];
    onMoves(moves, timeStamp);
  };
  const options = { capture: true, passive: true, signal };
  addEventListener(
    "pointermove",
    (event) => {
      event.stopPropagation();
      pending.push(event);
      if (!isFollowedByTouchMove(event)) flush(event);
    },
    options,
  );
  addEventListener(
    "touchmove",
    (event) => {
      event.stopPropagation();
      flush(event);
    },
    options,
  );
  // WebKit selects text outside the map during a drag, although the map sets `user-select: none`.
  addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  // There may be no touchmove after the last pointermove.
  addEventListener("pointerup", flush, options);
}

/** Each finger has its own pointermove. In browsers with touch events, one touchmove for all fingers follows. */
const isFollowedByTouchMove = ({ pointerType }: PointerEvent) =>
  pointerType === "touch" && "ontouchmove" in globalThis;
