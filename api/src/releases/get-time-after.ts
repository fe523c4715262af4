/**
 * Returns the current time, or the next millisecond after the time of the change before, if the clock of another machine
 * was ahead. So the changes of a remote have the times of their order.
 */
export function getTimeAfter(previous: string | undefined): string {
  const previousMs = previous === undefined ? 0 : Date.parse(previous);
  return new Date(Math.max(Date.now(), previousMs + 1)).toISOString();
}
