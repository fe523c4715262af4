import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { tapDot } from "../gym.ts";
import { getAddButton, getCount, getDeleteSendButton, getSentStamp } from "../route-panel.ts";
import { logIn, getNotifications, register } from "../session.ts";

async function logAttemptAndSend(page: Page) {
  await expect(getCount(page, "Attempts")).toHaveText("0");

  await getAddButton(page, "Attempt").click();
  await expect(getCount(page, "Attempts")).toHaveText("1");

  await getAddButton(page, "Send").click();
  await expect(getCount(page, "Sends")).toHaveText("1");
}

test("a new climber registers, sends a route selected on the map, sees it in the feed, and deletes it", async ({
  page,
  seed,
}) => {
  const account = seed.createCredentials();
  await register(page, account);
  await expect(getNotifications(page)).toContainText("You can now log in.");
  await logIn(page, account);
  await page.getByRole("button", { name: "Let's Go" }).click();

  const { name } = await seed.getFirstRoute();
  await tapDot(page, name);
  await page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
  await logAttemptAndSend(page);
  await expect(getSentStamp(page)).toBeVisible();

  await page.reload();
  await expect(getCount(page, "Attempts")).toHaveText("1");
  await expect(getCount(page, "Sends")).toHaveText("1");

  await page.goto("/feed");
  const entry = page.getByRole("article").filter({ hasText: account.username });
  await expect(entry).toContainText("1 send");

  await page.goBack();
  await getDeleteSendButton(page).click();
  await expect(getCount(page, "Sends")).toHaveText("0");
  await expect(getSentStamp(page)).toBeHidden();

  await page.goto("/feed");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(entry).toBeHidden();
});
