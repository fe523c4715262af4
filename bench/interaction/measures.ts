import { pause, type Point } from "./hand.ts";
import type { Subject } from "./subject.ts";

export interface Measure {
  readonly name: string;
  /** In milliseconds. */
  readonly bar: number;
  /** Done once to each page before it is measured. */
  readonly prepare?: (subject: Subject) => Promise<void>;
  readonly measure: (subject: Subject) => Promise<number>;
}

const THROTTLE = 4;

/** Until fingers are on their way. What the page does when they come and go is nobody's frame. */
const RUN_UP_MS = 350;

const perFrame =
  (move: (subject: Subject) => Promise<void>) =>
  async (subject: Subject): Promise<number> => {
    await subject.toFront();
    const look = async () => {
      await pause(RUN_UP_MS);
      return await subject.clocks.costOfFrame();
    };
    const [ms] = await Promise.all([look(), move(subject)]);
    return ms;
  };

/** There, and back the next time. */
const pan = perFrame(({ hand, centre, turn }) => {
  const way = turn() * 50;
  return hand.drag(centre, { x: way, y: way });
});

/** Out, and in again the next time, which goes a little further: the other way round it would come to where names are. */
const pinch = perFrame(({ hand, centre, turn }) => hand.pinch(centre, 1.2 ** -turn()));

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
    await hand.tap(at);
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

/** A hundred names a frame, and time for the picture of them all. */
const NAMED_MS = 4_000;

/** To where each dot has its name below it. */
async function zoomIn({ toFront, hand, centre }: Subject): Promise<void> {
  await toFront();
  await hand.pinch(centre, 2);
  await pause(NAMED_MS);
}

export const measures: readonly Measure[] = [
  { name: "Pan, main thread a frame", bar: 1.5, measure: pan },
  { name: "Zoom, main thread a frame", bar: 1.5, measure: pinch },
  { name: "Tap to painted, processor 4 times slower", bar: 50, measure: tap },
  { name: "List of 5,000 rows shown", bar: 50, measure: list },
  { name: "The same, beside a map with names", bar: 50, prepare: zoomIn, measure: list },
];
