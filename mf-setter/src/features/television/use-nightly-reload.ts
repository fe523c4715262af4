import { useEffect, useEffectEvent, useState } from "react";

import { getServerTime } from "@topout/shared/api/gym-screens";

import { formatGymTime } from "./gym-time.ts";
import { isReloadDue } from "./nightly-reload.ts";

const INTERVAL_MS = 30_000;
/** Without a recent response, a reload could end on an error page of the browser. */
const MAX_SILENCE_MS = 60_000;

interface Options {
  readonly timeZone: string | null;
  /** The time of the last response. */
  readonly receivedAt: number;
}

/** Reloads the page at 4 in the night of the gym, so that it runs the newest release. */
export function useNightlyReload({ timeZone, receivedAt }: Options): void {
  const [loadedAt] = useState(getServerTime);
  const reloadIfDue = useEffectEvent(() => {
    const now = getServerTime();
    if (now - receivedAt > MAX_SILENCE_MS) return;
    const format = (time: number) => formatGymTime(time, timeZone);
    if (isReloadDue({ loadedAt: format(loadedAt), now: format(now) })) location.reload();
  });
  useEffect(() => {
    const timer = setInterval(reloadIfDue, INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
}
