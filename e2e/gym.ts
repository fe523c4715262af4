import { expect, type Locator, type Page } from "@playwright/test";

/** The dashboard and the route panel, by what a person finds there. */
export const map = (page: Page) => page.getByRole("listbox", { name: /^Gym map/ });
export const dots = (page: Page) => map(page).getByRole("option");
export const dot = (page: Page, name: string) =>
  map(page).getByRole("option", { name: new RegExp(`^${name}, `) });
export const selected = (page: Page) => map(page).getByRole("option", { selected: true });
export const panel = (page: Page, name?: string) =>
  page.getByRole("dialog", { ...(name !== undefined && { name, exact: true }) });
export const row = (page: Page, name: string) =>
  page.getByRole("listitem").getByRole("button", { name: new RegExp(`^${name} `) });
export const section = (page: Page, circuit: string) =>
  page.getByRole("heading", { level: 3 }).getByRole("button", { name: new RegExp(`^${circuit} `) });
export const chip = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "Filter by circuit" })
    .getByRole("button", { name: new RegExp(`^${name} `) });

export async function openDashboard(page: Page, address = "/") {
  await page.goto(address);
  await expect(dots(page).first()).toBeVisible();
}

/** Of how many gyms the device remembers where the map lies: a map away from home, once it has come to rest. */
export const mapsLeft = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("topout.preferences") ?? "{}");
    return Object.values(kept.state?.mapViews ?? {}).length;
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is on the page, in its pixels. */
export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** How far two dots lie apart on the screen: it grows as the map is zoomed. */
export const apart = async (page: Page, [one, other]: readonly [string, string]) =>
  distance(await middleOf(dot(page, one)), await middleOf(dot(page, other)));

const touches = (page: Page) => page.evaluate(() => navigator.maxTouchPoints > 0);

/** Presses a place the way that a thumb or a mouse does. */
export async function tap(page: Page, { x, y }: Point) {
  await ((await touches(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

export const tapDot = async (page: Page, name: string) =>
  tap(page, await middleOf(dot(page, name)));

/** Two taps, as quick as they come. */
export async function doubleTap(page: Page, at: Point) {
  await tap(page, at);
  await tap(page, at);
}

type Fingers = readonly Point[];

/** Lays fingers on the page, moves each along its way in steps, and lifts them. */
async function moveFingers(page: Page, from: Fingers, to: Fingers) {
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Fingers) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  await send("touchStart", from);
  for (let step = 1; step <= STEPS; step += 1) {
    await send(
      "touchMove",
      from.map((start, index) => between(start, to[index] ?? start, step / STEPS)),
    );
  }
  await send("touchEnd", []);
  await client.detach();
}

const STEPS = 8;

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Drags with a finger, or with a mouse where there is no touch screen. */
export async function drag(page: Page, from: Point, to: Point) {
  if (await touches(page)) return moveFingers(page, [from], [to]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  await page.mouse.up();
}

/** A drag that lets go at full speed: 64 ms long by its own clock, however long its steps take to get to the page. */
export async function throwMap(page: Page, from: Point, to: Point) {
  const client = await page.context().newCDPSession(page);
  const finger = await touches(page);
  const start = Date.now() / 1_000 - 1;
  const send = (phase: "start" | "move" | "end", at: Point, timestamp: number) =>
    finger
      ? client.send("Input.dispatchTouchEvent", {
          type: ({ start: "touchStart", move: "touchMove", end: "touchEnd" } as const)[phase],
          touchPoints: phase === "end" ? [] : [at],
          timestamp,
        })
      : client.send("Input.dispatchMouseEvent", {
          type: ({ start: "mousePressed", move: "mouseMoved", end: "mouseReleased" } as const)[
            phase
          ],
          ...at,
          button: "left",
          timestamp,
        });

  await send("start", from, start);
  for (let step = 1; step <= STEPS; step += 1) {
    await send("move", between(from, to, step / STEPS), start + step * 0.008);
  }
  await send("end", to, start + STEPS * 0.008);
  await client.detach();
}

/** Spreads two fingers around a place, from so many pixels on either side of it to so many. */
export const pinch = (page: Page, at: Point, [from, to]: readonly [number, number]) =>
  moveFingers(page, around(at, from), around(at, to));

const around = ({ x, y }: Point, aside: number): Fingers => [
  { x: x - aside, y },
  { x: x + aside, y },
];
