import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** What is read off the clock, once a minute: "2 minutes ago" and "Today" go stale by themselves. */
export function useClock(read: () => number): number {
  const [reading, setReading] = useState(read);

  useEffect(() => {
    const clock = setInterval(() => setReading(read), MINUTE_MS);
    return () => clearInterval(clock);
  }, [read]);

  return reading;
}
