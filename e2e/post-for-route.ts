import { expect, type Page } from "@playwright/test";
import type { Route } from "@topout/shared/contract";

import { getToken } from "./session.ts";

/** Tells the program of what the climber has done on a route, past the screens. */
export async function postForRoute(
  page: Page,
  { path }: { path: string },
  route: Route | undefined,
) {
  const answer = await page.request.post(`/api${path.replace("{route_id}", route?.id ?? "")}`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  expect(answer.ok()).toBe(true);
}
