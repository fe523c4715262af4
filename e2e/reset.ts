import type { Locator, Page } from "@playwright/test";
import { type Reset, resets, type Route, routeChanges } from "@topout/shared/contract";

import type { Point } from "./pointer.ts";
import { expect, type SetterGym } from "./route-setting.ts";
import { getToken } from "./session.ts";

/** Creates a draft of a reset through the API. */
export async function createResetOf(
  page: Page,
  { gymId }: SetterGym,
  name?: string,
): Promise<Reset> {
  const response = await page.request.post(`/api/gyms/${gymId}/resets`, {
    data: { name },
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  expect(response.ok()).toBe(true);
  return (await response.json()) as Reset;
}

/** Adds routes that come down in a draft, through the API. */
export async function stripInReset(page: Page, resetId: string, routeIds: readonly string[]) {
  const response = await page.request.patch(`/api/resets/${resetId}`, {
    data: { strip_add: routeIds },
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  expect(response.ok()).toBe(true);
}

/** Fetches a reset as the signed-in setter. */
export async function fetchReset(page: Page, { id }: Pick<Reset, "id">): Promise<Reset> {
  const response = await page.request.get(`/api/resets/${id}`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  expect(response.ok()).toBe(true);
  return (await response.json()) as Reset;
}

/** Adds a new route to a draft, through the API. */
export async function addNewRoute(
  page: Page,
  resetId: string,
  { name, circuitId }: { readonly name: string; readonly circuitId: string },
): Promise<Route> {
  const details = { name, grade: "V3", style: "Slab", location: "Right", x: 50, y: 0 };
  const response = await page.request.post(`/api/resets/${resetId}/routes`, {
    multipart: { ...details, circuit_id: circuitId },
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  return routeChanges.createDraft.response.parse(await response.json());
}

/** Publishes a draft in its present version, through the API. */
export async function publishReset(page: Page, reset: Pick<Reset, "id">): Promise<Reset> {
  const { version } = await fetchReset(page, reset);
  return post(page, `/api/resets/${reset.id}/publish`, { version });
}

/** Makes a published reset a draft again, through the API. */
export const undoReset = (page: Page, { id }: Pick<Reset, "id">): Promise<Reset> =>
  post(page, `/api/resets/${id}/undo`, {});

async function post(page: Page, path: string, data: object): Promise<Reset> {
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  const response = await page.request.post(path, { data, headers });
  return resets.get.response.parse(await response.json());
}

/** Opens the first step of a reset, and waits for a route on its map. */
export async function openReset(page: Page, { id }: Pick<Reset, "id">, routeName: string) {
  await page.goto(`/route_setting/resets/${id}`);
  await expect(getMark(page, routeName)).toBeVisible();
}

/** The dot of a route in the first step, which marks the routes that come down. */
export const getMark = (page: Page, routeName: string) =>
  page.getByRole("option", { name: new RegExp(`^${routeName}, `) });

/** Marks a route as a screen reader does: without a position on the screen. */
export const toggleMark = (page: Page, routeName: string) =>
  getMark(page, routeName).dispatchEvent("click");

/** Places a new route with the crosshair, and waits until the map has this many. */
export async function placeNewRoute(page: Page, arrow: "ArrowLeft" | "ArrowRight", count: number) {
  const map = page.getByRole("application");
  for (let step = 0; step < 8; step += 1) await map.press(`Shift+${arrow}`);
  await map.press("Enter");
  await expectNewRoutes(page, count);
}

/** Expects this number of new routes on the map of the second step. */
export const expectNewRoutes = (page: Page, count: number) =>
  expect(page.getByRole("application")).toHaveAccessibleName(`What goes up, ${count} new`);

/** Lists the drafts of a gym, newest first. */
export async function listDraftResets(page: Page, { gymId }: SetterGym): Promise<Reset[]> {
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  const response = await page.request.get(`/api/gyms/${gymId}/resets?drafts=true`, { headers });
  return resets.pageOfGym.response.parse(await response.json()).data;
}

/** Converts layout units to a point of the page. */
export const getMapPoint = (map: Locator, point: Point): Promise<Point> =>
  map.locator("svg[role=presentation]").evaluate((drawing, { x, y }) => {
    const matrix = (drawing as SVGSVGElement).getScreenCTM();
    const { a = 1, e = 0, f = 0 } = matrix ?? {};
    return { x: x * a + e, y: y * a + f };
  }, point);
