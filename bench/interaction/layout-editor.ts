import { setTimeout as sleep } from "node:timers/promises";

import type { Browser, Page } from "@playwright/test";
import type { Layout } from "@topout/shared/contract";
import type { Pool } from "pg";

import { type ServerUnderTest, withServer } from "../server-under-test.ts";
import { formatSpread, median } from "../statistics.ts";
import { measureFrames } from "./measure-frames.ts";
import { PageTimer } from "./page-timer.ts";
import { ROUNDS } from "./rounds.ts";
import { openBaselinePage, openPath } from "./test-page.ts";
import { type Point, TouchPointer } from "./touch-pointer.ts";

const POINT_COUNT = 2_000;
const LIMIT_MS = 4;

/** The numbers of lines to test. Two is the worst case: a line has at most 1,000 points, each with a handle. */
const LINE_COUNTS = [20, 2] as const;

/** Measures the drag of a point in the layout editor. The baseline page only moves a box. */
export const benchLayoutEditor = (browser: Browser): Promise<boolean> =>
  withServer(insertEmptyGym, async (server) => {
    await server.database.pool.query("update users set is_superuser = true");
    let isWithinLimits = true;
    for (const lineCount of LINE_COUNTS) {
      await saveLayout(server, createLayout(lineCount));
      const { editor, baseline } = await measureDrags(browser, server, POINT_COUNT / lineCount);
      console.log(
        `Drag a point of ${POINT_COUNT} in ${lineCount} lines, main thread per frame: ` +
          `${formatSpread(editor)} ms (limit ${LIMIT_MS}); baseline ${formatSpread(baseline)}`,
      );
      isWithinLimits = median(editor) <= LIMIT_MS && isWithinLimits;
    }
    return isWithinLimits;
  });

async function insertEmptyGym(pool: Pool): Promise<{ readonly gymId: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into gyms (id, name, location, about, layout)
     values (gen_random_uuid(), 'Gritworks Leeds', 'Leeds', '', '{"lines":[],"areas":[]}') returning id`,
  );
  return { gymId: rows[0]?.id ?? "" };
}

/** Saves over HTTP, because the API caches the gyms. */
async function saveLayout({ url, token, gymId }: ServerUnderTest, layout: Layout): Promise<void> {
  const body = new FormData();
  body.append("layout", JSON.stringify(layout));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/gyms/${gymId}`, { method: "PATCH", headers, body });
  if (!response.ok) throw new Error(`The layout was not saved: ${response.status}`);
}

/** Creates rows of points in the guide box. The last line crosses the centre of the box, where the drags start. */
function createLayout(lineCount: number): Layout {
  const rowCount = 20;
  const pointsPerRow = POINT_COUNT / rowCount;
  const points = Array.from({ length: POINT_COUNT }, (_, index): Point => {
    const row = Math.floor(index / pointsPerRow);
    const column = index % pointsPerRow;
    return {
      x: Math.round((column / (pointsPerRow - 1)) * 190 - 95),
      y: ((row + 11) % rowCount) * 12 - 120 + (column % 2) * 4,
    };
  });
  const pointsPerLine = POINT_COUNT / lineCount;
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    style: "wall" as const,
    joined: false,
    points: points.slice(index * pointsPerLine, (index + 1) * pointsPerLine),
  }));
  return { lines, areas: [] };
}

/** Measures both pages alternately, so that other load affects both. The first round is a warm-up. */
async function measureDrags(browser: Browser, server: ServerUnderTest, pointsPerLine: number) {
  const editorPage = await openEditor(browser, server, pointsPerLine);
  const baselinePage = await openBaselinePage(browser);
  const measureEditor = await createDrag(editorPage, findHandle);
  const measureBaseline = await createDrag(baselinePage, findBaselineBox);
  const editor: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const durations = [await measureEditor(round), await measureBaseline(round)] as const;
    if (round === 0) continue;
    editor.push(durations[0]);
    baseline.push(durations[1]);
  }
  await expectMovedPoint(editorPage);
  await editorPage.close();
  await baselinePage.close();
  return { editor, baseline };
}

/** Opens the layout editor, and waits for a handle per point of the active line. */
async function openEditor(
  browser: Browser,
  server: ServerUnderTest,
  pointsPerLine: number,
): Promise<Page> {
  const page = await openPath(browser, server, "/gyms?edit=lines");
  await page
    .locator(".handle")
    .nth(pointsPerLine - 1)
    .waitFor();
  return page;
}

/** Fails if the drags moved the map instead of a point. */
async function expectMovedPoint(page: Page): Promise<void> {
  const isMoved = await page.getByRole("button", { name: "Undo" }).isEnabled();
  if (!isMoved) throw new Error("The drags moved no point");
}

/** A page does additional work after it becomes visible. Gestures wait until that is done. */
const IDLE_DELAY_MS = 300;

/** Returns a function that drags once, and returns the milliseconds per frame. The direction alternates. */
async function createDrag(page: Page, findStart: (page: Page) => Promise<Point>) {
  const session = await page.context().newCDPSession(page);
  const pointer = new TouchPointer(session);
  const timer = await PageTimer.start(page, session);
  return async (round: number): Promise<number> => {
    await page.bringToFront();
    await sleep(IDLE_DELAY_MS);
    const distancePx = round % 2 === 0 ? 50 : -50;
    const start = await findStart(page);
    return await measureFrames(timer, () => pointer.drag(start, { x: distancePx, y: distancePx }));
  };
}

/** Finds the selected handle, or the handle nearest to the centre of the canvas. */
const findHandle = (page: Page): Promise<Point> =>
  page.getByRole("application").evaluate((canvas) => {
    const getCentre = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const selected = canvas.querySelector(".handle.selected");
    if (selected) return getCentre(selected);
    const centre = getCentre(canvas);
    const getDistance = ({ x, y }: { x: number; y: number }) =>
      Math.hypot(x - centre.x, y - centre.y);
    const handles = Array.from(canvas.querySelectorAll(".handle"), getCentre);
    return handles.reduce((best, other) => (getDistance(other) < getDistance(best) ? other : best));
  });

const findBaselineBox = (): Promise<Point> => Promise.resolve({ x: 195, y: 206 });
