import { startTransition, useEffect, useState } from "react";

/** Returns how many of `total` parts to render now. The number grows by one per frame. */
export function useIncrementalRender(total: number): number {
  const [count, setCount] = useState(1);

  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);

  return Math.min(count, total);
}
