import { useSyncExternalStore } from "react";

import { getServerTime } from "@topout/shared/api/gym-screens";
import { getDate } from "@topout/shared/domain";

import { formatClock } from "./gym-time.ts";

const INTERVAL_MS = 1_000;
const MINUTE_MS = 60_000;

/** The current minute, and its time and date in the time zone of the gym. Renders once a minute. */
export function useGymTime(timeZone: string | null) {
  const now = useSyncExternalStore(subscribe, readMinute);
  return { now, time: formatClock(now, timeZone), date: getDate(new Date(now), timeZone) };
}

const readMinute = () => Math.floor(getServerTime() / MINUTE_MS) * MINUTE_MS;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, INTERVAL_MS);
  return () => clearInterval(timer);
}
