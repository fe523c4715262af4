/** Locators and actions for the route panel. */
import { expect, type Page } from "@playwright/test";

import { getPanel } from "./gym.ts";
import type { Queries } from "./queries.ts";

export const getCount = <Result extends Queries<Result>>(
  page: Queries<Result>,
  kind: "Attempts" | "Sends",
) => getPanel(page).getByLabel(kind);
export const getAddButton = <Result extends Queries<Result>>(
  page: Queries<Result>,
  kind: "Attempt" | "Send",
) => getPanel(page).getByRole("button", { name: `Add ${kind}` });
export const getSentStamp = <Result extends Queries<Result>>(page: Queries<Result>) =>
  getPanel(page).getByText("Sent", { exact: true });
export const getProjectButton = (page: Page) =>
  getPanel(page).getByRole("button", { name: "Project", exact: true });
export const getDeleteSendButton = <Result extends Queries<Result>>(page: Queries<Result>) =>
  getPanel(page).getByRole("button", { name: /^Delete send of / });

/** Opens the panel of a route that the user has not sent. */
export async function openRoute(page: Page, { id }: { id: string }) {
  await page.goto(`/?route=${id}`);
  await expect(getCount(page, "Sends")).toHaveText("0");
}

/** Logs a climb, and waits until the panel shows the new count. */
export async function logClimb(page: Page, kind: "Attempt" | "Send", count: string) {
  await getAddButton(page, kind).click();
  await expect(getCount(page, `${kind}s`)).toHaveText(count);
}
