import { expect, type Page } from "@playwright/test";

import { panel } from "./gym.ts";

/** Locators for the route panel. */
export const count = (page: Page, kind: "Attempts" | "Sends") => panel(page).getByLabel(kind);
export const add = (page: Page, kind: "Attempt" | "Send") =>
  panel(page).getByRole("button", { name: `Add ${kind}` });
export const stamp = (page: Page) => panel(page).getByText("Sent", { exact: true });
export const project = (page: Page) =>
  panel(page).getByRole("button", { name: "Project", exact: true });
export const deleteSend = (page: Page) =>
  panel(page).getByRole("button", { name: /^Delete send of / });

export async function openRoute(page: Page, { id }: { id: string }) {
  await page.goto(`/?route=${id}`);
  await expect(count(page, "Sends")).toHaveText("0");
}
