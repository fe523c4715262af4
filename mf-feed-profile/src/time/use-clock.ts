import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** Returns `getValue()`, updated once a minute, so that "2 minutes ago" and "Today" stay correct. */
export function useClock(getValue: () => number): number {
  const [value, setValue] = useState(getValue);

  useEffect(() => {
    const timer = setInterval(() => setValue(getValue), MINUTE_MS);
    return () => clearInterval(timer);
  }, [getValue]);

  return value;
}
