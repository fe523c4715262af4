import { describe, expect, test } from "vitest";

import { createServerClock } from "./server-clock.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = Date.parse("2026-05-01T18:00:00Z");

/** A page whose device is `aheadMs` ahead of the server. */
function setUp(aheadMs: number, storedTime = 0) {
  let serverTime = START;
  let uptime = 0;
  let ahead = aheadMs;
  let stored = storedTime;
  const clock = createServerClock({
    getDeviceTime: () => serverTime + ahead,
    getUptime: () => uptime,
    lastSeen: { read: () => stored, store: (time) => void (stored = time) },
  });
  return {
    ...clock,
    /** The user waits in the page. */
    wait: (ms: number) => {
      serverTime += ms;
      uptime += ms;
    },
    sleep: (ms: number) => void (serverTime += ms),
    changeClock: (ms: number) => void (ahead += ms),
    respond: (latencyMs = 0) => clock.observe(new Date(serverTime - latencyMs).toUTCString()),
    getStored: () => stored,
    readTime: () => Date.parse(clock.readTapTime().time) - serverTime,
  };
}

describe("the clock of the server", () => {
  test.each([6 * MINUTE_MS, 400 * DAY_MS, -31 * DAY_MS, 0])(
    "is known after a response, if the device is %i ms ahead",
    (aheadMs) => {
      const { respond, wait, getOffset, readTapTime, readTime } = setUp(aheadMs);
      expect(getOffset()).toBeUndefined();

      respond();
      wait(10 * MINUTE_MS);

      expect(getOffset()).toBe(0 - aheadMs);
      expect(readTime()).toBe(0);
      expect(readTapTime().clock).toBe("server");
    },
  );

  test("is not delayed by a late response, and never ahead", () => {
    const { respond, wait, readTime } = setUp(0);

    respond(4_500);
    expect(readTime()).toBe(-5_000);
    wait(MINUTE_MS);
    respond();
    expect(readTime()).toBe(0);
    wait(MINUTE_MS);
    respond(4_500);

    expect(readTime()).toBe(0);
  });

  test.each([-DAY_MS, 31 * DAY_MS])(
    "is unknown after the clock of the device was changed by %i ms, until the next response",
    (ms) => {
      const { respond, changeClock, readTapTime, readTime, wait } = setUp(0);
      respond();
      wait(MINUTE_MS);

      changeClock(ms);
      expect(readTapTime().clock).toEqual({
        deviceTime: START + MINUTE_MS + ms,
        notBefore: START + MINUTE_MS,
      });
      respond();

      expect(readTime()).toBe(0);
    },
  );

  test("is estimated after sleep, until the next response", () => {
    const { respond, sleep, readTime, readTapTime } = setUp(6 * MINUTE_MS);
    respond();

    sleep(DAY_MS);

    expect(readTime()).toBe(0);
    expect(readTapTime().clock).toEqual({
      deviceTime: START + DAY_MS + 6 * MINUTE_MS,
      notBefore: START,
    });
  });

  test("cannot be earlier than a response of an earlier visit", () => {
    const { readTapTime } = setUp(-31 * DAY_MS, START - DAY_MS);

    expect(readTapTime()).toEqual({
      time: new Date(START - DAY_MS).toISOString(),
      clock: { deviceTime: START - 31 * DAY_MS, notBefore: START - DAY_MS },
    });
  });

  test("is stored at most once a minute, and corrected if it was ahead", () => {
    const { respond, wait, getStored } = setUp(0, START + DAY_MS);

    respond();
    expect(getStored()).toBe(START);
    wait(MINUTE_MS);
    respond();
    expect(getStored()).toBe(START);
  });

  test.each([null, "", "yesterday"])("ignores the date %s", (date) => {
    const { observe, getOffset } = setUp(0);

    observe(date);

    expect(getOffset()).toBeUndefined();
  });
});
