import { type ClimbClock, localData } from "@topout/shared/platform";

/** A response can be this late. An estimate that is further ahead of its `Date` is wrong. */
const MAX_LATENCY_MS = 60_000;
/** A larger difference between two clocks means that one was changed, or that the device has slept. */
const MAX_DRIFT_MS = 5_000;

interface Clocks {
  /** The clock of the device, which the user and the network can change. */
  readonly getDeviceTime: () => number;
  /** Never changes its direction, but stops while the device sleeps. */
  readonly getUptime: () => number;
  /** The last known time of the server, which survives a reload. */
  readonly lastSeen: { readonly read: () => number; readonly store: (time: number) => void };
}

interface Sample {
  readonly serverTime: number;
  readonly deviceTime: number;
  readonly uptime: number;
}

export interface TapTime {
  readonly time: string;
  readonly clock: ClimbClock;
}

/** Estimates the time of the server, because the clock of a device can be wrong by minutes or months. */
export function createServerClock({ getDeviceTime, getUptime, lastSeen }: Clocks) {
  let sample: Sample | undefined;

  /** Undefined after a change of the clock, or after sleep, until the next response. */
  const getOffset = (): number | undefined => {
    if (!sample) return undefined;
    const offset = sample.serverTime - sample.deviceTime;
    const drift = getDeviceTime() - sample.deviceTime - (getUptime() - sample.uptime);
    return Math.abs(drift) <= MAX_DRIFT_MS ? offset - drift : undefined;
  };
  /** The server's time is the same, or later after sleep. Zero before the first response. */
  const getSampledTime = () => (sample ? sample.serverTime + getUptime() - sample.uptime : 0);

  return {
    /** Call it with the `Date` of a response of the server. It has whole seconds, and is as old as the response. */
    observe: (date: string | null) => {
      const responseTime = Date.parse(date ?? "");
      if (Number.isNaN(responseTime)) return;
      const lateMs = getSampledTime() - responseTime;
      const isLate = lateMs >= 0 && lateMs <= MAX_LATENCY_MS;
      const serverTime = isLate ? getSampledTime() : responseTime;
      sample = { serverTime, deviceTime: getDeviceTime(), uptime: getUptime() };
      if (Math.abs(serverTime - lastSeen.read()) > MAX_LATENCY_MS) lastSeen.store(serverTime);
    },

    /** The server's time minus the device's. Undefined if it is unknown. */
    getOffset,

    /** The time of a tap. If the time of the server is unknown, the outbox corrects it later. */
    readTapTime: (): TapTime => {
      const deviceTime = getDeviceTime();
      const offset = getOffset();
      if (offset !== undefined) return { time: toText(deviceTime + offset), clock: "server" };
      const notBefore = Math.max(getSampledTime(), lastSeen.read());
      const likelyOffset = sample ? sample.serverTime - sample.deviceTime : 0;
      return {
        time: toText(Math.max(deviceTime + likelyOffset, notBefore)),
        clock: { deviceTime, notBefore },
      };
    },
  };
}

const toText = (time: number) => new Date(time).toISOString();

const STORAGE_KEY = "topout.server-time";

/** The clock of this page. `request` reads the `Date` of each response. */
export const serverClock = createServerClock({
  getDeviceTime: () => Date.now(),
  getUptime: () => performance.now(),
  lastSeen: {
    // The text can be anything. A number can be too large for a date.
    read: () => new Date(Number(localData.read(STORAGE_KEY))).getTime() || 0,
    // If the storage is full, only the correction after a reload is less exact.
    store: (time) => void localData.write(STORAGE_KEY, String(time)),
  },
});
