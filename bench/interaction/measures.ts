import type { Point } from "./hand.ts";
import { pause } from "./hand.ts";
import type { Subject } from "./subject.ts";

export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly bar: number;
  readonly measure: (subject: Subject) => Promise<number>;
}

const FRAMES = 30;
const THROTTLE = 4;
const AFTER_MS = 450;

const perFrame =
  (move: (subject: Subject) => Promise<void>) =>
  async (subject: Subject): Promise<number> => {
    await subject.toFront();
    const { ms, frames } = await subject.clocks.costOf(async () => {
      await move(subject);
      await pause(AFTER_MS);
    });
    return ms / frames;
  };

/** Round a circle, back to where it began. */
const circle = ({ x, y }: Point): Point[] =>
  Array.from({ length: FRAMES + 1 }, (_, step) => {
    const turn = (step / FRAMES) * 2 * Math.PI;
    return { x: x + 90 * Math.sin(turn), y: y + 90 - 90 * Math.cos(turn) };
  });

/** Out and in again. */
const gaps = (least: number, most: number) =>
  Array.from({ length: FRAMES + 1 }, (_, step) =>
    step <= FRAMES / 2
      ? least + ((most - least) * step) / (FRAMES / 2)
      : most - ((most - least) * (step - FRAMES / 2)) / (FRAMES / 2),
  );

const pan = perFrame(({ hand, centre }) => hand.drag(circle(centre)));
const zoom = perFrame(({ hand, centre }) => hand.pinch(centre, gaps(100, 140)));
const zoomToNames = perFrame(({ hand, centre }) => hand.pinch(centre, gaps(100, 240)));

let taps = 0;

async function tap(subject: Subject): Promise<number> {
  const { session, clocks, hand, centre } = subject;
  await subject.toFront();
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  taps += 1;
  const turn = taps * 2.4;
  const at = { x: centre.x + 90 * Math.sin(turn), y: centre.y + 90 * Math.cos(turn) };
  const ms = await clocks.touchOf(async () => {
    await hand.tap(at);
    await pause(AFTER_MS * 2);
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return ms;
}

async function list(subject: Subject): Promise<number> {
  const { clocks, fold } = subject;
  await subject.toFront();
  const ms = await clocks.touchOf(async () => {
    await fold.tap();
    await pause(AFTER_MS * 2);
  });
  await fold.tap();
  await pause(AFTER_MS);
  return ms;
}

export const measures: readonly Measure[] = [
  { name: "Pan, main thread a frame", unit: "ms", bar: 1.5, measure: pan },
  { name: "Zoom, main thread a frame", unit: "ms", bar: 1.5, measure: zoom },
  {
    name: "Zoom till the names come and go, main thread a frame",
    unit: "ms",
    bar: 1.5,
    measure: zoomToNames,
  },
  { name: "Tap to painted, processor 4 times slower", unit: "ms", bar: 50, measure: tap },
  { name: "List of 5,000 rows shown", unit: "ms", bar: 50, measure: list },
];
