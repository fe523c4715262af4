import { expect, type Page } from "@playwright/test";
import type { Route } from "@topout/shared/contract";

import { getToken } from "./session.ts";

/** Calls an endpoint for a route as the signed-in user, for example to log a send. */
export async function postForRoute(
  page: Page,
  { path }: { path: string },
  route: Route | undefined,
) {
  const response = await page.request.post(`/api${path.replace("{route_id}", route?.id ?? "")}`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
  });
  expect(response.ok()).toBe(true);
}
