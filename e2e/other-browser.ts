import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

import { mockInstallSampling } from "./install-sampling.ts";
import { logIn } from "./session.ts";

/** The admin of the demo. */
export const ADMIN = { email: "admin@topout.example", password: "topout-demo" };

/** Opens a page for another user, in a separate browser context. The default device is that of the journey. */
export async function openPageOfOtherUser(
  browser: Browser,
  siteUrl: string,
  device?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl, ...device });
  // The install prompt would cover the bottom of the page.
  await context.addInitScript(mockInstallSampling, false);
  return context.newPage();
}

export async function logInOnLoginScreen(page: Page, account: Parameters<typeof logIn>[1]) {
  await page.goto("/login");
  await logIn(page, account);
}

/** Confirms an alert dialog. The dialog and its button have the same name. */
export async function confirm(page: Page, action: string) {
  const dialog = page.getByRole("alertdialog", { name: action });
  await dialog.getByRole("button", { name: action }).click();
  await expect(dialog).toHaveCount(0);
}
