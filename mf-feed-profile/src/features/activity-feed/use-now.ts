import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time in milliseconds, once a minute: "2 minutes ago" goes stale by itself. */
export function useNow() {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);

  return now;
}
