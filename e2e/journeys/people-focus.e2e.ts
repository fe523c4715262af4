import type { Page } from "@playwright/test";

import { expect, test as base } from "../fixtures.ts";
import { tabTo } from "../keyboard.ts";
import { ADMIN, logInOnLoginScreen } from "../other-browser.ts";
import type { Program } from "../program.ts";
import { registerVerified, reportWithoutScreen } from "../reporting.ts";
import { getNotifications } from "../session.ts";

/** Only the keyboard is used. The journeys use an isolated program, because they verify accounts and decide reports. */
const test = base.extend({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

type Account = Parameters<typeof registerVerified>[2];

const PERSON = "kofi_a";

const getMenuButton = (page: Page) => page.getByRole("button", { name: `More about ${PERSON}` });

async function chooseFromMenu(page: Page, item: string) {
  await tabTo(page, getMenuButton(page));
  await page.keyboard.press("Enter");
  const target = page.getByRole("menuitem", { name: item, exact: true });
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  for (const entry of await page.getByRole("menuitem").all()) {
    await expect(entry).toBeFocused();
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}

async function openProfile(page: Page, account: Account, program: Program) {
  await registerVerified(page, program, account);
  await logInOnLoginScreen(page, account);
  await expect(page).toHaveURL("/");
  // The browser loads the code that moves a lost focus when the page is idle.
  const chunk = page.waitForResponse(/restore-lost-focus/);
  await page.goto(`/profile/${PERSON}`);
  await chunk;
  await expect(getMenuButton(page)).toBeVisible();
}

test("after a report, the focus is on the menu of the profile again", async ({
  page,
  seed,
  isolatedProgram,
}) => {
  await openProfile(page, seed.createCredentials(), isolatedProgram);
  await chooseFromMenu(page, "Report name");
  const dialog = page.getByRole("dialog", { name: "Report this name" });
  await tabTo(page, dialog.getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { checked: true })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Report" }));
  await page.keyboard.press("Enter");

  await expect(getNotifications(page)).toContainText("Report sent");
  await expect(dialog).toHaveCount(0);
  await expect(getMenuButton(page)).toBeFocused();
});

test("after a block, the focus is on what replaces the profile @sweep", async ({
  page,
  seed,
  isolatedProgram,
}) => {
  await openProfile(page, seed.createCredentials(), isolatedProgram);
  await chooseFromMenu(page, "Block");
  const dialog = page.getByRole("alertdialog", { name: `Block ${PERSON}?` });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: `You have blocked @${PERSON}` })).toBeVisible();
  await expect(page.getByRole("main").locator(":focus").or(page.locator("main:focus"))).toHaveCount(
    1,
  );
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Open settings" })).toBeFocused();
});

test("after a decision, the focus is on the next report", async ({
  page,
  seed,
  isolatedProgram,
}) => {
  const subjects = [seed.createCredentials(), seed.createCredentials()];
  const reporter = seed.createCredentials();
  await registerVerified(page, isolatedProgram, reporter);
  for (const subject of subjects) {
    const id = await registerVerified(page, isolatedProgram, subject);
    await reportWithoutScreen(page, reporter, { type: "user", id, part: "name" });
  }
  await logInOnLoginScreen(page, ADMIN);
  await expect(page).toHaveURL("/");
  await page.goto("/admin/reports");

  // The newest report is first. That of the demo is after these two.
  for (const { username } of subjects.toReversed()) {
    const report = page.getByRole("region", { name: `“${username}”` });
    await expect(report).toBeVisible();
    await tabTo(page, report.getByRole("button", { name: "Keep" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Undo: “${username}”` })).toBeVisible();
    await expect(page.locator(":focus").getByRole("button", { name: "Keep" })).toBeVisible();
  }
});
