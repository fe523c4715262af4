import type { CDPSession, Locator, Page } from "@playwright/test";

/** Of the page, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something is on the page, and how large. */
export async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not on the page`);
  return box;
}

/** The middle of what is on the page. */
export async function getCenter(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await getBox(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const hasTouch = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0);

export async function tap(page: Page, { x, y }: Point) {
  await ((await hasTouch(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Two taps, as quick as they come. */
export async function doubleTap(page: Page, at: Point) {
  await tap(page, at);
  await tap(page, at);
}

export const drag = async (page: Page, from: Point, to: Point) =>
  move(page, { hand: await getPointer(page), from: [from], to: [to] });

/** A drag that lets go at full speed: each step takes 8 ms by its own clock, however long it takes to get to the page. */
export async function fling(page: Page, from: Point, to: Point) {
  let now = Date.now() / 1_000 - 1;
  const hand = await getPointer(page);
  await move(page, { hand, from: [from], to: [to], clock: () => (now += 0.008) });
}

/**
 * Spreads two fingers around a place, from so many pixels on either side of it to so many. Always fingers: some
 * desktops have a glass, too.
 */
export const pinch = (page: Page, at: Point, [from, to]: readonly [number, number]) =>
  move(page, { hand: TOUCH, from: around(at, from), to: around(at, to) });

const around = ({ x, y }: Point, aside: number): readonly Point[] => [
  { x: x - aside, y },
  { x: x + aside, y },
];

interface PointerPath {
  readonly hand: Pointer;
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  /** When a step takes place, in seconds; without a clock it does when it gets to the page. */
  readonly clock?: () => number;
}

const STEPS = 8;

/** Lays fingers on the page or presses the mouse, moves each along its way in steps, and lifts them. */
async function move(page: Page, { hand, from, to, clock }: PointerPath) {
  const client = await page.context().newCDPSession(page);
  const time = (): Time => clock && { timestamp: clock() };
  await hand.press(client, from, time());
  for (let step = 1; step <= STEPS; step += 1) {
    const places = from.map((start, index) => between(start, to[index] ?? start, step / STEPS));
    await hand.move(client, places, time());
  }
  await hand.lift(client, to, time());
  await client.detach();
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

type Time = { readonly timestamp: number } | undefined;
type Step = (client: CDPSession, at: readonly Point[], time: Time) => Promise<unknown>;
type Pointer = Readonly<Record<"press" | "move" | "lift", Step>>;

const touchEvent =
  (type: "touchStart" | "touchMove" | "touchEnd"): Step =>
  (client, at, time) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : at.map((point, id) => ({ ...point, id })),
      ...time,
    });

const TOUCH: Pointer = {
  press: touchEvent("touchStart"),
  move: touchEvent("touchMove"),
  lift: touchEvent("touchEnd"),
};

const mouse =
  (type: "mousePressed" | "mouseMoved" | "mouseReleased"): Step =>
  (client, [at], time) =>
    client.send("Input.dispatchMouseEvent", { type, x: 0, y: 0, ...at, button: "left", ...time });

const MOUSE: Pointer = {
  press: mouse("mousePressed"),
  move: mouse("mouseMoved"),
  lift: mouse("mouseReleased"),
};

/** Fingers, or a mouse where there is no touch screen. */
const getPointer = async (page: Page): Promise<Pointer> => ((await hasTouch(page)) ? TOUCH : MOUSE);
