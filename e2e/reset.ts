import type { Page } from "@playwright/test";
import type { Reset } from "@topout/shared/contract";

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
