import { useLayoutEffect, useState } from "react";

/** After this time without a tap, the next one is not expected soon. */
const PAUSE_MS = 500;
/** A press ends by then, also if the browser has sent no event for its end. */
const MAX_PRESS_MS = 5_000;

/** When the pause after the last tap starts, in the time of `performance.now`. */
let pauseStart = 0;

const delayPause = (delayMs: number) => () => {
  pauseStart = performance.now() + delayMs;
};
addEventListener("pointerdown", delayPause(MAX_PRESS_MS), true);
addEventListener("pointerup", delayPause(PAUSE_MS), true);
addEventListener("pointercancel", delayPause(PAUSE_MS), true);

/**
 * Returns the value, but changes it only in a pause between taps. A bar that appears moves the page: during a press, the
 * tap would be lost, and the next tap would reach something else.
 */
export function useBetweenTaps<Value>(value: Value): Value {
  const [current, setCurrent] = useState(value);

  useLayoutEffect(() => {
    if (Object.is(current, value)) return undefined;
    return waitForPause(() => setCurrent(() => value));
  }, [current, value]);

  return current;
}

/** Calls `callback` in the next pause, at once if it has started. Returns a function that cancels it. */
function waitForPause(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const delay = pauseStart - performance.now();
    if (delay <= 0) callback();
    else timer = setTimeout(check, Math.min(delay, PAUSE_MS));
  };
  check();
  return () => clearTimeout(timer);
}
