import { useEffect, useState } from "react";

/** Returns the value. When it becomes true, returns true after a delay. */
export function useDelayedTrue(value: boolean, delayMs: number): boolean {
  const [isDelayed, setIsDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setIsDelayed(value), value ? delayMs : 0);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value && isDelayed;
}
