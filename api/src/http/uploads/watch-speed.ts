import { createInvalidRequestError } from "../../errors/problem-error.ts";

/** The server measures the speed of an upload over this time, because mobile networks have short gaps. */
const INTERVAL_MS = 60_000;

interface WatchOptions {
  /** A slower upload fails. Large files have no total time limit. */
  readonly minBytesPerSecond: number;
  readonly getReceivedBytes: () => number;
  readonly onTooSlow: (error: Error) => void;
}

/** Watches the speed of an upload. Returns a function that stops the timer. */
export function watchSpeed({ minBytesPerSecond, getReceivedBytes, onTooSlow }: WatchOptions) {
  let bytesAtLastCheck = 0;
  const checkSpeed = () => {
    const receivedBytes = getReceivedBytes();
    const bytesPerSecond = ((receivedBytes - bytesAtLastCheck) * 1_000) / INTERVAL_MS;
    bytesAtLastCheck = receivedBytes;
    if (bytesPerSecond < minBytesPerSecond) onTooSlow(createTooSlowError());
  };
  const interval = setInterval(checkSpeed, INTERVAL_MS).unref();
  return () => clearInterval(interval);
}

const createTooSlowError = () =>
  createInvalidRequestError([
    { loc: ["body"], msg: "The upload is too slow. Try a better connection", type: "value_error" },
  ]);
