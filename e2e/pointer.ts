import type { CDPSession, Page } from "@playwright/test";

/** Page coordinates, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface HasBox {
  readonly boundingBox: () => Promise<Box | null>;
}

export async function getBox(locator: HasBox): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not visible");
  return box;
}

export async function getCentre(locator: HasBox): Promise<Point> {
  const { x, y, width, height } = await getBox(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

export const getDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const hasTouch = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0);

export async function tap(page: Page, { x, y }: Point) {
  await ((await hasTouch(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

export async function doubleTap(page: Page, point: Point) {
  await tap(page, point);
  await tap(page, point);
}

export const drag = async (page: Page, from: Point, to: Point) =>
  move(page, { pointer: await getPointer(page), from: [from], to: [to] });

/**
 * Drags and releases at full speed. The timestamps of the events are 8 ms apart, even on a slow machine. They start
 * 100 ms before now, so that none is in the future. They cannot start much earlier, because the browser sets timestamps
 * from before the page load to 0.
 */
export async function fling(page: Page, from: Point, to: Point) {
  let timestamp = Date.now() / 1_000 - 0.1;
  const pointer = await getPointer(page);
  await move(page, { pointer, from: [from], to: [to], clock: () => (timestamp += 0.008) });
}

/** Pinches around a point. `from` and `to` are the distances of each finger from it. Always sends touch events. */
export const pinch = (page: Page, point: Point, [from, to]: readonly [number, number]) =>
  move(page, { pointer: TOUCH, from: getFingers(point, from), to: getFingers(point, to) });

const getFingers = ({ x, y }: Point, offset: number): readonly Point[] => [
  { x: x - offset, y },
  { x: x + offset, y },
];

interface PointerPath {
  readonly pointer: Pointer;
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  /** Returns the timestamp of the next event in seconds. Without a clock the browser sets it. */
  readonly clock?: () => number;
}

const STEPS = 8;

/** Presses the pointers, moves each along a straight line, and lifts them. */
async function move(page: Page, { pointer, from, to, clock }: PointerPath) {
  const client = await page.context().newCDPSession(page);
  const createTimestamp = (): EventTime => clock && { timestamp: clock() };
  await pointer.press(client, from, createTimestamp());
  for (let step = 1; step <= STEPS; step += 1) {
    const points = from.map((start, index) => interpolate(start, to[index] ?? start, step / STEPS));
    await pointer.move(client, points, createTimestamp());
  }
  await pointer.lift(client, to, createTimestamp());
  await client.detach();
}

const interpolate = (a: Point, b: Point, progress: number): Point => ({
  x: a.x + (b.x - a.x) * progress,
  y: a.y + (b.y - a.y) * progress,
});

type EventTime = { readonly timestamp: number } | undefined;
type Dispatch = (client: CDPSession, points: readonly Point[], time: EventTime) => Promise<unknown>;
type Pointer = Readonly<Record<"press" | "move" | "lift", Dispatch>>;

const createTouchDispatch =
  (type: "touchStart" | "touchMove" | "touchEnd"): Dispatch =>
  (client, points, time) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : points.map((point, id) => ({ ...point, id })),
      ...time,
    });

const TOUCH: Pointer = {
  press: createTouchDispatch("touchStart"),
  move: createTouchDispatch("touchMove"),
  lift: createTouchDispatch("touchEnd"),
};

const createMouseDispatch =
  (type: "mousePressed" | "mouseMoved" | "mouseReleased"): Dispatch =>
  (client, [point], time) =>
    client.send("Input.dispatchMouseEvent", {
      type,
      x: 0,
      y: 0,
      ...point,
      button: "left",
      ...time,
    });

const MOUSE: Pointer = {
  press: createMouseDispatch("mousePressed"),
  move: createMouseDispatch("mouseMoved"),
  lift: createMouseDispatch("mouseReleased"),
};

/** Returns touch input if the device has a touch screen, otherwise mouse input. */
const getPointer = async (page: Page): Promise<Pointer> => ((await hasTouch(page)) ? TOUCH : MOUSE);
