import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";
import { gymSearch, type Route, routes } from "@topout/shared/contract";

import { getBetaStrip } from "../beta.ts";
import { waitForEmail } from "../email.ts";
import { expect, test as base } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { ADMIN, logInOnLoginScreen, openPageOfOtherUser } from "../other-browser.ts";
import { registerVerified, reportWithoutScreen } from "../reporting.ts";
import { getNotifications } from "../session.ts";

/** The journeys use an isolated program, because they insert a processed video and verify accounts. */
const test = base.extend({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

async function reportOnScreen(page: Page, title: string, reason: string) {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("radio", { name: reason }).check();
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(getNotifications(page)).toContainText("Report sent");
  await expect(dialog).toHaveCount(0);
}

const getTile = (page: Page, username: string) =>
  getBetaStrip(page).getByRole("button", { name: `Play ${username}’s beta` });

test("three reports hide a video, an admin removes it, undoes that and keeps it", async ({
  page,
  browser,
  siteUrl,
  seed,
  isolatedProgram,
}) => {
  test.slow();
  const route = await seed.getFirstRoute();
  const owner = seed.createCredentials();
  const userId = await registerVerified(page, isolatedProgram, owner);
  const video = await seedRunningProgram(isolatedProgram.dataDir, (insert) =>
    insert.video({ route_id: route.id, user_id: userId }),
  );
  const ownerPage = await openPageOfOtherUser(browser, siteUrl);
  await logInOnLoginScreen(ownerPage, owner);
  await expect(ownerPage).toHaveURL("/");
  for (const reporter of [seed.createCredentials(), seed.createCredentials()]) {
    await registerVerified(page, isolatedProgram, reporter);
    await reportWithoutScreen(page, reporter, { type: "video", id: video.id });
  }
  const reporter = seed.createCredentials();
  await registerVerified(page, isolatedProgram, reporter);
  await logInOnLoginScreen(page, reporter);
  await expect(page).toHaveURL("/");

  await page.goto(`/?route=${route.id}`);
  await getTile(page, owner.username).click();
  await page.getByRole("dialog").getByRole("button", { name: "Report", exact: true }).click();
  await reportOnScreen(page, "Report this video", "It shows something private");
  await page.goto(`/?route=${route.id}`);
  await expect(getBetaStrip(page)).toBeVisible();
  await expect(getTile(page, owner.username)).toHaveCount(0);
  await ownerPage.goto(`/?route=${route.id}`);
  await expect(getBetaStrip(ownerPage)).toContainText("Hidden until staff has looked");

  const admin = await openPageOfOtherUser(browser, siteUrl);
  await logInOnLoginScreen(admin, ADMIN);
  await expect(admin).toHaveURL("/");
  await admin.goto("/admin");
  await admin.getByRole("link", { name: "Reports" }).click();
  const report = admin.getByRole("region", { name: `Video of ${owner.username}` });
  await expect(report).toContainText("Reported by 3 climbers");
  await report.getByRole("radio", { name: "Stop 7 days" }).check();
  await report.getByRole("button", { name: "Remove" }).click();
  await expect(getNotifications(admin)).toContainText("Video removed");
  const email = await waitForEmail(owner.email, "removed", isolatedProgram.emailsDir);
  expect(email).toContain(`Staff has removed your video of ${route.name}`);
  expect(email).toContain("You can upload videos again after");
  expect(email).not.toContain(reporter.username);
  await ownerPage.reload();
  await expect(getBetaStrip(ownerPage)).toBeVisible();
  await expect(getBetaStrip(ownerPage)).not.toContainText("Hidden until staff has looked");

  await admin.getByRole("button", { name: `Undo: Video of ${owner.username}` }).click();
  await expect(report.getByRole("button", { name: "Keep" })).toBeVisible();
  await report.getByRole("button", { name: "Keep" }).click();
  await expect(getNotifications(admin)).toContainText("Video kept");
  await page.goto(`/?route=${route.id}`);
  await expect(getTile(page, owner.username)).toBeVisible();
  await admin.context().close();
  await ownerPage.context().close();
});

/** Returns the first route on the wall of a gym. */
async function findRoute(page: Page, gymName: string): Promise<Route> {
  const search = await page.request.get(`/api${gymSearch.page.path}`, { params: { q: gymName } });
  const gym = gymSearch.page.response.parse(await search.json()).data[0];
  const list = await page.request.get(`/api${routes.list.path}`, {
    params: { gym_id: gym?.id ?? "", current: "true" },
  });
  const [route] = routes.list.response.parse(await list.json());
  if (!route) throw new Error(`${gymName} has no routes`);
  return route;
}

test("a reported route is in the queue of the managers of its gym, who replace its name", async ({
  page,
  browser,
  siteUrl,
  seed,
  isolatedProgram,
}) => {
  const manager = { email: "harbour-manager@topout.example", password: "topout-demo" };
  const route = await findRoute(page, "Harbour Blocs");
  const reporter = seed.createCredentials();
  await registerVerified(page, isolatedProgram, reporter);
  await logInOnLoginScreen(page, reporter);
  await expect(page).toHaveURL("/");
  await page.goto(`/?route=${route.id}`);
  await page.getByRole("button", { name: "Report this route" }).click();
  await reportOnScreen(page, "Report this route", "Abusive");

  const managerPage = await openPageOfOtherUser(browser, siteUrl);
  await logInOnLoginScreen(managerPage, manager);
  await expect(managerPage).toHaveURL("/");
  await managerPage.goto("/gyms");
  await managerPage.getByRole("button", { name: "Edit gym" }).click();
  await managerPage.getByRole("menuitem", { name: "Reports" }).click();
  const report = managerPage.getByRole("region", { name: `Route ${route.name}` });
  await expect(report).toContainText("Reported by 1 climber");
  await report.getByRole("button", { name: "Remove" }).click();
  await expect(getNotifications(managerPage)).toContainText("Name and photo removed");

  await page.goto(`/?route=${route.id}`);
  await expect(getPanel(page, "Route")).toBeVisible();
  await managerPage.getByRole("button", { name: `Undo: Route ${route.name}` }).click();
  await expect(report).toBeVisible();
  await page.reload();
  await expect(getPanel(page, route.name)).toBeVisible();
  await managerPage.context().close();
});
