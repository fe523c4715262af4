import type { Browser, Page } from "@playwright/test";
import { auth } from "@topout/shared/contract";

import {
  expect,
  getPlacementMap,
  listRoutes,
  placeDot,
  createRoute,
  test,
  type SetterGym,
} from "../route-setting.ts";
import { getLoginLink, getNotifications, getUserMenu, logIn } from "../session.ts";

const ADMIN = { email: "admin@topout.example", password: "topout-demo" };

/** A browser of another user. */
async function openBrowser(browser: Browser, siteUrl: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl });
  // Never offer to install the app: the offer covers the bottom of the page.
  await context.addInitScript(() => {
    const random = Math.random.bind(Math);
    Math.random = () => 0.1 + random() * 0.9;
  });
  return context.newPage();
}

async function openLogin(page: Page, account: Parameters<typeof logIn>[1]) {
  await page.goto("/login");
  await logIn(page, account);
}

async function confirm(page: Page, action: string) {
  const dialog = page.getByRole("alertdialog", { name: action });
  await dialog.getByRole("button", { name: action }).click();
  await expect(dialog).toHaveCount(0);
}

const getSwitch = (page: Page, role: string, username: string) =>
  page.getByRole("switch", { name: `${role}: ${username}` });

async function toggle(page: Page, role: string, username: string) {
  const roleSwitch = getSwitch(page, role, username);
  const isOn = await roleSwitch.isChecked();
  await roleSwitch.click();
  await expect(roleSwitch).toBeChecked({ checked: !isOn });
  await expect(roleSwitch).not.toHaveAttribute("aria-busy");
}

test("an admin changes roles and deactivates an account, and the audit shows it", async ({
  page,
  browser,
  siteUrl,
  signInAs,
  seed,
}) => {
  test.slow();
  const climber = await seed.createClimber();
  const { username } = climber;
  const climberPage = await openBrowser(browser, siteUrl);
  await openLogin(climberPage, climber);
  await expect(getUserMenu(climberPage, username)).toBeVisible();
  await signInAs("admin");

  await test.step("promotes and demotes", async () => {
    await page.goto(`/admin?q=${username}`);
    await expect(page.getByText("1 user · 0 admins · 0 route setters")).toBeVisible();
    for (const role of ["Route setter", "Admin"]) {
      await toggle(page, role, username);
      await toggle(page, role, username);
    }
    await expect(page.getByText("1 user · 0 admins · 0 route setters")).toBeVisible();
  });

  await test.step("cannot demote or deactivate the last admin", async () => {
    await page.goto(`/admin?q=${ADMIN.email}`);
    const adminSwitch = page.getByRole("switch", { name: /^Admin: / });
    await adminSwitch.click();
    await expect(getNotifications(page)).toContainText("You are the last admin.");
    await expect(adminSwitch).toBeChecked();
    await page.getByRole("button", { name: /^Deactivate: / }).click();
    await confirm(page, "Deactivate account");
    await expect(page.getByRole("button", { name: /^Deactivate: / })).toBeVisible();
  });

  await test.step("deactivates: the climber is signed out and cannot log in", async () => {
    await page.goto(`/admin?q=${username}`);
    await page.getByRole("button", { name: `Deactivate: ${username}` }).click();
    await confirm(page, "Deactivate account");
    await expect(page.getByText("Deactivated", { exact: true })).toBeVisible();
    await climberPage.reload();
    await expect(getLoginLink(climberPage)).toBeVisible();
    await openLogin(climberPage, climber);
    await expect(climberPage.getByText("The password or email entered is invalid.")).toBeVisible();
  });

  await test.step("reactivates: the climber can log in again", async () => {
    await page.getByRole("button", { name: `Reactivate: ${username}` }).click();
    await confirm(page, "Reactivate account");
    await expect(page.getByRole("button", { name: `Deactivate: ${username}` })).toBeVisible();
    await openLogin(climberPage, climber);
    await expect(getUserMenu(climberPage, username)).toBeVisible();
  });

  await test.step("finds the changes in the audit", async () => {
    await page.getByRole("link", { name: "Audit" }).click();
    const entries = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
    await expect(entries.first()).toContainText(`Reactivated user ${username}`);
    await entries.first().getByRole("button", { name: username }).click();
    await expect(entries).toHaveCount(6);
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Made route setter");
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(/Route setter\s*no.*yes/);
    await page.reload();
    await expect(entries).toHaveCount(1);
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Deleted");
    await expect(page.getByRole("heading", { name: "No changes found" })).toBeVisible();
  });
  await climberPage.context().close();
});

/** Calls the API as the admin, from another device. */
async function callAsAdmin(
  page: Page,
  path: string,
  request: { method: "DELETE" | "PATCH"; multipart?: { layout: string } },
) {
  const login = await page.request.post(`/api${auth.login.path}`, {
    form: { username: ADMIN.email, password: ADMIN.password },
  });
  const { access_token } = auth.login.response.parse(await login.json());
  const response = await page.request.fetch(`/api/${path}`, {
    ...request,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(response.ok()).toBe(true);
}

async function fillNewRoute(page: Page) {
  await page.getByRole("button", { name: "New Route" }).click();
  await page.getByRole("textbox", { name: "Grade" }).fill("V4");
  await page.getByRole("button", { name: "Slab" }).click();
  await expect(getPlacementMap(page)).toBeVisible();
  await placeDot(page, [0.35, 0.3]);
  await expect(page.getByRole("textbox", { name: "Location" })).toHaveValue("Left");
}

const deleteCircuit = (page: Page, { circuitId }: SetterGym) =>
  callAsAdmin(page, `circuits/${circuitId}`, { method: "DELETE" });

test.describe("a setter at work", () => {
  test("is notified that the circuit was deleted, and leaves no orphan", async ({
    page,
    gym,
    openRouteSetting,
  }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await fillNewRoute(page);
    await deleteCircuit(page, gym);

    await page.getByRole("button", { name: "Create route" }).click();

    await expect(getNotifications(page)).toContainText("Route Creation Failed");
    await expect(getNotifications(page)).toContainText("This set no longer exists.");
    expect(await listRoutes(page, gym)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "No circuits yet" })).toBeVisible();
  });

  test("can create the route after an admin has changed the layout", async ({
    page,
    gym,
    openRouteSetting,
  }) => {
    await openRouteSetting();
    await fillNewRoute(page);
    const layout = JSON.stringify({ lines: [], areas: [] });
    await callAsAdmin(page, `gyms/${gym.gymId}`, { method: "PATCH", multipart: { layout } });

    await page.getByRole("button", { name: "Create route" }).click();

    await expect(getNotifications(page)).toContainText("Route Created");
    expect(await listRoutes(page, gym)).toMatchObject([{ location: "Left" }]);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Edit P/ })).toHaveCount(1);
  });
});
