import type { ClimbClock, OutboxEntry } from "@topout/shared/platform";

import type { Queue } from "./queue.ts";
import { getTapTime, withServerTime } from "./tap-time.ts";

/** The server's time minus the device's, and the server's time. In milliseconds. */
export interface ServerTime {
  readonly offset: number;
  readonly now: number;
}

/** Whether the time of the entry comes from the clock of the device. */
export const hasDeviceTime = (entry: OutboxEntry): boolean =>
  typeof getTapTime(entry.operation)?.clock === "object";

/**
 * Corrects the times of taps that were made while the server's time was unknown. The corrected times have the order of
 * the taps, and none is ahead of the server. Returns the same queue if all times are correct.
 */
export function correctTimes(queue: Queue, { offset, now }: ServerTime): Queue {
  let latest = now;
  const corrected = [...queue].reverse().map((entry) => {
    const tap = getTapTime(entry.operation);
    if (!tap?.clock) return entry;
    latest = Math.min(latest, getTime(tap.time, tap.clock, { offset, latest }));
    const time = new Date(latest).toISOString();
    if (tap.clock === "server" && time === tap.time) return entry;
    return { ...entry, operation: withServerTime(entry.operation, time) };
  });
  corrected.reverse();
  return corrected.every((entry, index) => entry === queue[index]) ? queue : corrected;
}

/** A clock that was changed after the tap can result in a time before `notBefore`. */
function getTime(
  time: string,
  clock: ClimbClock,
  { offset, latest }: { readonly offset: number; readonly latest: number },
): number {
  if (clock === "server") return Date.parse(time);
  return Math.max(clock.deviceTime + offset, Math.min(clock.notBefore, latest));
}
