import type { Page, Route } from "@playwright/test";

import { visitDashboard } from "../offline.ts";
import { expect, test } from "../fixtures.ts";
import { isFullSize } from "../full-size.ts";
import { getDots, getPanel } from "../gym.ts";
import { failWrites, getWaitingBar, listClimbs, openWithOutbox, reconnect } from "../outbox.ts";
import { getCount, logClimb, openRoute } from "../route-panel.ts";
import { LISTS } from "../service-worker.ts";
import { getNotifications, getToken, getUserMenu } from "../session.ts";

/** Responds as a proxy, a filter or the login page of a Wi-Fi network does. */
const respondWithPage = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<h1>Log in to the Wi-Fi</h1>" });

const getWaitingStatus = (page: Page) => getPanel(page).getByText("Waiting", { exact: true });

/** Writes and sessions handle 401 in their own way, and only 200 looks like a success. */
const statuses = isFullSize ? [200, 401, 403, 404, 451] : [200, 401];

for (const status of statuses) {
  test(`a send waits while another server responds with ${status}, and is then saved`, async ({
    page,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    await openWithOutbox(page, async () => openRoute(page, await seed.getFirstRoute()));
    await failWrites(page, respondWithPage(status));
    const token = await getToken(page);

    await logClimb(page, "Send", "1");
    await expect(getWaitingStatus(page)).toBeVisible();
    await expect(getNotifications(page)).not.toContainText("Not saved");
    expect(await getToken(page)).toBe(token);
    await page.unroute("**/api/**");
    await reconnect(page);

    await expect(getWaitingStatus(page)).toHaveCount(0);
    await expect(getCount(page, "Sends")).toHaveText("1");
    await expect(getWaitingBar(page)).toHaveCount(0);
    expect(await listClimbs(page)).toHaveLength(1);
  });
}

test("a user stays signed in while a proxy responds with 401 to everything", async ({
  page,
  seed,
}) => {
  const { username } = await seed.signInAsNewClimber();
  await page.route("**/api/**", respondWithPage(401));

  await page.goto("/settings");

  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Check your connection and try again. You're still signed in.",
  );
  await expect(page).toHaveURL("/settings");
  await page.unroute("**/api/**");
  await page.reload();
  await expect(getUserMenu(page, username)).toBeVisible();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the login page of a Wi-Fi network does not replace the stored map", async ({
    page,
    context,
    seed,
  }) => {
    await seed.signInAsNewClimber();
    await visitDashboard(page, LISTS);
    await context.route("**/api/**", respondWithPage(200));

    await page.reload();

    await expect(getDots(page).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Connection" })).toContainText(
      "You are offline.",
    );
    await context.unroute("**/api/**");
    await context.setOffline(true);
    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
  });
});
