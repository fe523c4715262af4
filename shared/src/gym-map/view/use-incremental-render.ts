import { startTransition, useEffect, useState } from "react";

/** Counts up to a number, by one a frame. */
export function useIncrementalRender(to: number): number {
  const [count, setCount] = useState(1);

  useEffect(() => {
    if (count >= to) return undefined;
    const next = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(next);
  }, [count, to]);

  return Math.min(count, to);
}
