import type { Point } from "./hand.ts";
import type { Subject } from "./subject.ts";

export interface Measure {
  readonly name: string;
  /** In milliseconds. */
  readonly bar: number;
  readonly measure: (subject: Subject) => Promise<number>;
}

const THROTTLE = 4;

/** Moves with which fingers find their way before anything is counted. */
const RUN_UP = 4;

/**
 * Fingers on their way, from within a move until before they are lifted. Each step waits until the page has taken it,
 * so there are as many frames as steps; what the page does while it rests is nobody's frame.
 */
const perFrame =
  (wayOf: (subject: Subject) => readonly (readonly Point[])[]) =>
  async (subject: Subject): Promise<number> => {
    const { hand, clocks } = subject;
    const way = wayOf(subject);
    await subject.toFront();
    await hand.press(way[0] ?? []);
    await hand.move(way.slice(1, RUN_UP));
    const counted = way.slice(RUN_UP);
    const ms = await clocks.costOf(() => hand.move(counted));
    await hand.lift();
    return ms / counted.length;
  };

/** One finger round a circle, back to where it began. */
const pan = perFrame(({ centre: { x, y }, steps }) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (step / steps) * 2 * Math.PI;
    return [{ x: x + 90 * Math.sin(turn), y: y + 90 - 90 * Math.cos(turn) }];
  }),
);

/** Two fingers out and in again, to less than where names come. */
const pinch = perFrame(({ centre: { x, y }, steps }) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const gap = 120 - Math.abs(1 - (2 * step) / steps) * 20;
    return [
      { x: x - gap, y },
      { x: x + gap, y },
    ];
  }),
);

let taps = 0;

/** Never twice at the same place: a second tap would be a double one. */
function nextPlace({ centre }: Subject): Point {
  taps += 1;
  const turn = taps * 2.4;
  return { x: centre.x + 90 * Math.sin(turn), y: centre.y + 90 * Math.cos(turn) };
}

async function tap(subject: Subject): Promise<number> {
  const { session, clocks, hand, painted } = subject;
  await subject.toFront();
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  const at = nextPlace(subject);
  const ms = await clocks.touchOf(async () => {
    await hand.press([at]);
    await hand.lift();
    await painted();
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return ms;
}

async function list(subject: Subject): Promise<number> {
  const { clocks, fold, painted } = subject;
  await subject.toFront();
  const ms = await clocks.touchOf(async () => {
    await fold.tap();
    await painted();
  });
  await fold.evaluate((button) => (button as HTMLElement).click());
  await painted();
  return ms;
}

export const measures: readonly Measure[] = [
  { name: "Pan, main thread a frame", bar: 1.5, measure: pan },
  { name: "Zoom, main thread a frame", bar: 1.5, measure: pinch },
  { name: "Tap to painted, processor 4 times slower", bar: 50, measure: tap },
  { name: "List of 5,000 rows shown", bar: 50, measure: list },
];
