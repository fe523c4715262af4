type Told<A extends readonly unknown[]> = (heldBack: number, ...about: A) => void;

/** For what may happen hundreds of times a second and is worth a line now and then: says how many were held back. */
export function throttle<A extends readonly unknown[]>(everyMs: number, tell: Told<A>) {
  let last = -Infinity;
  let heldBack = 0;
  return (...about: A): void => {
    const now = performance.now();
    if (now - last < everyMs) {
      heldBack += 1;
      return;
    }
    tell(heldBack, ...about);
    last = now;
    heldBack = 0;
  };
}
