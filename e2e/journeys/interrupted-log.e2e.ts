import type { Page, Response } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { getAddButton, getCount, openRoute } from "../route-panel.ts";
import { getNotifications, getToken, logIn } from "../session.ts";

/** The client aborts a write after this time. */
const WRITE_TIMEOUT_MS = 15_000;

const getSessionEndedDialog = (page: Page) =>
  page.getByRole("dialog", { name: "You've been logged out" });

const isStoredSend = (response: Response) =>
  response.url().includes("/climbs/me/add_send/") && response.ok();

async function endSession(page: Page) {
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  expect((await page.request.post("/api/auth/jwt/logout", { headers })).ok()).toBe(true);
}

test("a send without a response is shown as pending, delays a reload, and can be retried", async ({
  page,
  seed,
}) => {
  test.slow();
  await seed.createClimber();
  await openRoute(page, await seed.getFirstRoute());
  const call = "**/api/climbs/me/add_send/*";
  await page.route(call, () => {});

  await getAddButton(page, "Send").click();
  await expect(getPanel(page).getByText("Saving…")).toBeVisible();
  const dialogEvent = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  const alert = getNotifications(page).getByRole("alert");
  await expect(alert).toContainText("Can't reach Topout", { timeout: WRITE_TIMEOUT_MS + 10_000 });
  await expect(getCount(page, "Sends")).toHaveText("0");
  await page.unroute(call);
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(getCount(page, "Sends")).toHaveText("1");
  await expect(getPanel(page).getByText("Saving…")).toHaveCount(0);
  await page.reload();
  await expect(getCount(page, "Sends")).toHaveText("1");
});

test("a send after the session has ended is added only when the same user logs in", async ({
  page,
  seed,
}) => {
  const otherAccount = await seed.createClimber();
  const account = await seed.createClimber();
  const { id } = await seed.getFirstRoute();

  for (const { before, user, after } of [
    { before: "0", user: account, after: "1" },
    { before: "1", user: otherAccount, after: "0" },
  ]) {
    await page.goto(`/?route=${id}`);
    await expect(getCount(page, "Sends")).toHaveText(before);
    await endSession(page);
    await getAddButton(page, "Send").click();

    await getSessionEndedDialog(page).getByRole("button", { name: "Log in" }).click();
    // The count is optimistic, so also wait for the server.
    const stored = user === account ? page.waitForResponse(isStoredSend) : undefined;
    await logIn(page, user);
    await stored;
    await expect(getCount(page, "Sends")).toHaveText(after);
    await expect(getSessionEndedDialog(page)).toHaveCount(0);
  }
});
