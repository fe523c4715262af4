import type { Locator, Page } from "@playwright/test";
import type { Reset } from "@topout/shared/contract";

import type { Point } from "./pointer.ts";
import { expect, type SetterGym } from "./route-setting.ts";
import { getToken } from "./session.ts";

/** Creates a draft of a reset through the API. */
export async function createResetOf(page: Page, { gymId }: SetterGym): Promise<Reset> {
  const response = await page.request.post(`/api/gyms/${gymId}/resets`, {
    data: {},
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

/** Converts layout units to a point of the page. */
export const getMapPoint = (map: Locator, point: Point): Promise<Point> =>
  map.locator("svg[role=presentation]").evaluate((drawing, { x, y }) => {
    const matrix = (drawing as SVGSVGElement).getScreenCTM();
    const { a = 1, e = 0, f = 0 } = matrix ?? {};
    return { x: x * a + e, y: y * a + f };
  }, point);
