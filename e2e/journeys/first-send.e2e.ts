import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { tapDot } from "../gym.ts";
import { add, count, deleteSend, stamp } from "../route-panel.ts";
import { logIn, notifications, register } from "../session.ts";

async function logAttemptAndSend(page: Page) {
  await expect(count(page, "Attempts")).toHaveText("0");

  await add(page, "Attempt").click();
  await expect(count(page, "Attempts")).toHaveText("1");

  await add(page, "Send").click();
  await expect(count(page, "Sends")).toHaveText("1");
}

test("a new climber registers, sends a route selected on the map, sees it in the feed, and deletes it", async ({
  page,
  seed,
}) => {
  const account = seed.newAccount();
  await register(page, account);
  await expect(notifications(page)).toContainText("You can now log in.");
  await logIn(page, account);
  await page.getByRole("button", { name: "Let's Go" }).click();

  const { name } = await seed.route();
  await tapDot(page, name);
  await page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
  await logAttemptAndSend(page);
  await expect(stamp(page)).toBeVisible();

  await page.reload();
  await expect(count(page, "Attempts")).toHaveText("1");
  await expect(count(page, "Sends")).toHaveText("1");

  await page.goto("/feed");
  const entry = page.getByRole("article").filter({ hasText: account.username });
  await expect(entry).toContainText("1 send");

  await page.goBack();
  await deleteSend(page).click();
  await expect(count(page, "Sends")).toHaveText("0");
  await expect(stamp(page)).toBeHidden();

  await page.goto("/feed");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(entry).toBeHidden();
});
