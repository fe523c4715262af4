import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

import { logIn } from "./session.ts";

/** The admin of the demo. */
export const ADMIN = { email: "admin@topout.example", password: "topout-demo" };

/** A browser of another user. By default, it is the device of the journey. */
export async function openBrowser(
  browser: Browser,
  siteUrl: string,
  device?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl, ...device });
  // Never offer to install the app: the offer covers the bottom of the page.
  await context.addInitScript(() => {
    const random = Math.random.bind(Math);
    Math.random = () => 0.1 + random() * 0.9;
  });
  return context.newPage();
}

export async function openLogin(page: Page, account: Parameters<typeof logIn>[1]) {
  await page.goto("/login");
  await logIn(page, account);
}

/** Confirms a question. */
export async function confirm(page: Page, action: string) {
  const dialog = page.getByRole("alertdialog", { name: action });
  await dialog.getByRole("button", { name: action }).click();
  await expect(dialog).toHaveCount(0);
}
