import type { ClimbClock, OutboxEntry } from "@topout/shared/platform";

import type { Queue } from "./queue.ts";

/** The server's time minus the device's, and the server's time. In milliseconds. */
export interface ServerTime {
  readonly offset: number;
  readonly now: number;
}

/** Whether the entry is a climb whose time comes from the clock of the device. */
export const hasDeviceTime = (entry: OutboxEntry): boolean => typeof getClock(entry) === "object";

/**
 * Corrects the times of taps that were made while the server's time was unknown. The corrected times have the order of
 * the taps, and none is ahead of the server. Returns the same queue if all times are correct.
 */
export function correctTimes(queue: Queue, { offset, now }: ServerTime): Queue {
  let latest = now;
  const corrected = [...queue].reverse().map((entry) => {
    const { operation } = entry;
    const clock = getClock(entry);
    if (operation.type !== "log" || !clock) return entry;
    latest = Math.min(latest, getTime(operation.climb.time, clock, { offset, latest }));
    const time = new Date(latest).toISOString();
    if (clock === "server" && time === operation.climb.time) return entry;
    const climb = { ...operation.climb, time, clock: "server" as const };
    return { ...entry, operation: { ...operation, climb } };
  });
  corrected.reverse();
  return corrected.every((entry, index) => entry === queue[index]) ? queue : corrected;
}

const getClock = ({ operation }: OutboxEntry): ClimbClock | undefined =>
  operation.type === "log" ? operation.climb.clock : undefined;

/** A clock that was changed after the tap can result in a time before `notBefore`. */
function getTime(
  time: string,
  clock: ClimbClock,
  { offset, latest }: { readonly offset: number; readonly latest: number },
): number {
  if (clock === "server") return Date.parse(time);
  return Math.max(clock.deviceTime + offset, Math.min(clock.notBefore, latest));
}
