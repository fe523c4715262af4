import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";

import { waitForEmailedPath } from "../email.ts";
import { openPageOfOtherUser } from "../other-browser.ts";
import { expect, getPlacementMap, listRoutes, placeDot, test } from "../route-setting.ts";
import { getNotifications, getUserMenu, logIn } from "../session.ts";

async function invite(page: Page, email: string) {
  await page.goto("/gyms");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Invite to the team" });
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(getNotifications(page)).toContainText("Invitation sent");
}

async function createAccount(
  page: Page,
  account: { username: string; email: string; password: string },
) {
  await page.getByRole("link", { name: "Create an account to join" }).click();
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await logIn(page, account);
  await expect(page).toHaveURL("/welcome");
}

async function createFirstRoute(page: Page) {
  await page.getByRole("button", { name: "New Route" }).click();
  await page.getByRole("textbox", { name: "Grade" }).fill("V4");
  await page.getByRole("button", { name: "Slab" }).click();
  await expect(getPlacementMap(page)).toBeVisible();
  await placeDot(page, [0.35, 0.3]);
  await page.getByRole("button", { name: "Create route" }).click();
  await expect(getNotifications(page)).toContainText("Route Created");
}

test("an invited setter registers, joins the team, sets a route in that gym only, and learns that her role has ended", async ({
  page,
  browser,
  siteUrl,
  gym,
  seed,
  isolatedProgram,
}) => {
  await seedRunningProgram(isolatedProgram.dataDir, async (insert) => {
    await insert.updateUser(gym.userId, { route_setter: false });
    await insert.member({ user_id: gym.userId, gym_id: gym.gymId, role: "manager" });
  });
  const account = seed.createCredentials();
  await invite(page, account.email);
  await expect(page.getByRole("list", { name: "Invited, not joined yet" })).toContainText(
    account.email,
  );

  const setter = await openPageOfOtherUser(browser, siteUrl);
  await setter.goto(await waitForEmailedPath(account.email, "/join/", isolatedProgram.emailsDir));
  await expect(setter.getByRole("heading", { name: `Set at ${gym.gymName}` })).toBeVisible();
  await createAccount(setter, account);
  await setter.getByRole("link", { name: new RegExp(gym.gymName) }).click();
  await setter.getByRole("button", { name: "Join the team" }).click();
  await expect(getNotifications(setter)).toContainText("Welcome to the team");
  await expect(setter).toHaveURL("/route_setting");

  const switcher = setter.getByRole("banner").getByRole("button", { name: gym.gymName });
  await switcher.click();
  await expect(setter.getByRole("menuitemradio")).toHaveCount(1);
  await setter.keyboard.press("Escape");
  await createFirstRoute(setter);
  expect(await listRoutes(setter, gym)).toMatchObject([{ grade: "V4", location: "Left" }]);
  await getUserMenu(setter, account.username).click();
  await expect(setter.getByRole("menuitem", { name: "Gyms" })).toHaveCount(0);
  await setter.keyboard.press("Escape");

  await page.reload();
  await page.getByRole("button", { name: `${account.username}, more` }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("button", { name: `Remove ${account.username}` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: account.username })).toHaveCount(0);

  await setter.getByRole("button", { name: /, more$/ }).click();
  await setter.getByRole("menuitem", { name: "Delete route" }).click();
  await setter.getByRole("button", { name: "Delete route" }).click();
  await expect(getNotifications(setter)).toContainText("You can no longer set here");
  await expect(setter).toHaveURL("/");
  expect(await listRoutes(page, gym)).toHaveLength(1);
  await setter.context().close();
});
