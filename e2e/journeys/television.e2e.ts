import type { APIRequestContext, Page } from "@playwright/test";
import { auth, type Route } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";

const LANDSCAPE = { width: 1920, height: 1080 };
const PORTRAIT = { width: 1080, height: 1920 };

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Registers a climber whose taps are on another device than the television. */
async function createClimber(request: APIRequestContext, account: Account) {
  await request.post(`/api${auth.register.path}`, { data: account });
  const response = await request.post(`/api${auth.login.path}`, {
    form: { username: account.email, password: account.password },
  });
  const { access_token } = auth.login.response.parse(await response.json());
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    send: ({ id }: Route) => request.post(`/api/climbs/me/add_send/${id}`, { headers }),
    hide: () => request.patch("/api/users/me", { headers, data: { send_visible: false } }),
  };
}

const openTelevision = async (page: Page, gymId: string) => {
  await page.goto(`/tv/${gymId}`);
  await expect(page.getByRole("img", { name: "Gym map" })).toBeVisible();
};

test("the television shows a send, and drops it when its climber hides", async ({ page, seed }) => {
  await page.setViewportSize(LANDSCAPE);
  const route = await seed.getFirstRoute();
  const account = seed.createCredentials();
  const climber = await createClimber(page.request, account);
  await openTelevision(page, route.gym_id);

  await climber.send(route);
  await expect(page.getByText(account.username)).toBeVisible({ timeout: 15_000 });

  await climber.hide();
  await expect(page.getByText(account.username)).toHaveCount(0, { timeout: 15_000 });
});

test("the television survives an hour without network", async ({ page, seed, context }) => {
  await page.setViewportSize(PORTRAIT);
  const route = await seed.getFirstRoute();
  const account = seed.createCredentials();
  const climber = await createClimber(page.request, account);
  await page.clock.install();
  await openTelevision(page, route.gym_id);

  await context.setOffline(true);
  await page.clock.runFor("01:00:00");
  await expect(page.getByText(/^No connection since \d\d:\d\d$/)).toBeVisible();
  await context.setOffline(false);
  await climber.send(route);
  await page.clock.runFor("00:10");

  await expect(page.getByText(account.username)).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toHaveCount(0);
});
