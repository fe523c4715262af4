import { createServerClock } from "@topout/shared/api";
import type { ClimbClock, Operation } from "@topout/shared/platform";
import fc from "fast-check";
import { expect, test } from "vitest";

import { correctTimes } from "./correct-times.ts";
import { enqueue, type Queue } from "./queue.ts";
import { getTapTime } from "./tap-time.ts";

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;
const START = Date.parse("2026-05-01T18:00:00Z");
const MAX_LATENCY_MS = 60 * SECOND_MS;

/** What happens to a device. No wait or sleep is so long that the last known time of the server is 30 days ago. */
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ type: "tap" } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("wait" as const), ms: fc.nat(3_600 * SECOND_MS) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("sleep" as const), ms: fc.nat(DAY_MS / 2) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("changeClock" as const),
      ms: fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("respond" as const),
      latencyMs: fc.nat(15 * SECOND_MS),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: "reload" } as const) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** A device, its clock and its outbox. Nothing is sent before the end. */
class Device {
  serverTime = START;
  taps: number[] = [];
  queue: Queue = [];
  /** Whether the clock was changed since the first tap. */
  hasClockChanged = false;
  private ahead: number;
  private uptime = 0;
  private stored = 0;
  private clock = this.openPage();

  constructor(ahead: number) {
    this.ahead = ahead;
  }

  run(step: Step) {
    switch (step.type) {
      case "tap":
        return this.tap();
      case "wait":
        this.uptime += step.ms;
        this.serverTime += step.ms;
        return;
      case "sleep":
        this.serverTime += step.ms;
        return;
      case "changeClock":
        this.ahead += step.ms;
        this.hasClockChanged ||= this.taps.length > 0;
        return;
      case "respond":
        return this.respond(step.latencyMs);
      case "reload":
        this.clock = this.openPage();
    }
  }

  respond(latencyMs = 0) {
    this.clock.observe(new Date(this.serverTime - latencyMs).toUTCString());
  }

  /** Connects again, and returns the times that the outbox sends. */
  correct(): number[] {
    this.respond();
    const offset = this.clock.getOffset();
    if (offset === undefined) throw new Error("The time of the server is unknown");
    const now = this.serverTime + this.ahead + offset;
    return correctTimes(this.queue, { offset, now }).map(({ operation }) =>
      Date.parse(getTapTime(operation)?.time ?? ""),
    );
  }

  private tap() {
    const id = String(this.taps.length);
    this.taps.push(this.serverTime);
    const operation = createTap(id, this.clock.readTapTime());
    this.queue = enqueue(this.queue, { id, userId: "ann", operation, subject: "" });
  }

  private openPage() {
    this.uptime = 0;
    return createServerClock({
      getDeviceTime: () => this.serverTime + this.ahead,
      getUptime: () => this.uptime,
      lastSeen: { read: () => this.stored, store: (time) => void (this.stored = time) },
    });
  }
}

interface TapTime {
  readonly time: string;
  readonly clock: ClimbClock;
}

/** Climbs, votes and notes take turns. */
function createTap(id: string, time: TapTime): Operation {
  const operations: readonly Operation[] = [
    { type: "log", climb: { id, route: id, sent: true, ...time } },
    { type: "vote", vote: { routeId: id, grade: "fair", ...time } },
    { type: "tellSetters", note: { id, routeId: id, kind: "fun", text: null, ...time } },
  ];
  const operation = operations[Number(id) % operations.length];
  if (!operation) throw new Error("The id is not a number");
  return operation;
}

const anyDevice = fc.record({
  ahead: fc.oneof(
    fc.constantFrom(0, 6 * 60 * SECOND_MS, -31 * DAY_MS, 400 * DAY_MS),
    fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }),
  ),
  hasVisited: fc.boolean(),
  steps: fc.array(anyStep, { maxLength: 40 }),
});

function runDevice({
  ahead,
  hasVisited,
  steps,
}: typeof anyDevice extends fc.Arbitrary<infer T> ? T : never) {
  const device = new Device(ahead);
  if (hasVisited) device.respond();
  for (const step of steps) device.run(step);
  return { device, times: device.correct() };
}

test("the times of taps have the order of the taps, and none is ahead of the server", () => {
  fc.assert(
    fc.property(anyDevice, (input) => {
      const { device, times } = runDevice(input);

      expect(times).toHaveLength(device.taps.length);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1) ?? 0).toBeLessThanOrEqual(device.serverTime);
    }),
    { numRuns: 2_000 },
  );
});

test("a tap is never dated before the last visit, although the clock of the device was changed", () => {
  fc.assert(
    fc.property(anyDevice, (input) => {
      const { times } = runDevice({ ...input, hasVisited: true });

      for (const time of times) expect(time).toBeGreaterThanOrEqual(START - MAX_LATENCY_MS);
    }),
    { numRuns: 2_000 },
  );
});

test("a tap has its real time, however wrong the clock of the device is, if nobody changes the clock", () => {
  fc.assert(
    fc.property(anyDevice, (input) => {
      const { device, times } = runDevice(input);
      fc.pre(!device.hasClockChanged);

      for (const [index, time] of times.entries()) {
        expect(Math.abs(time - (device.taps[index] ?? 0))).toBeLessThanOrEqual(MAX_LATENCY_MS);
      }
    }),
    { numRuns: 2_000 },
  );
});
