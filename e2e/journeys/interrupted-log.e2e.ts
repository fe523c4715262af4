import type { Page, Response } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getAddButton, getCount } from "../route-panel.ts";
import { getToken, logIn } from "../session.ts";

const getSessionEndedDialog = (page: Page) =>
  page.getByRole("dialog", { name: "You've been logged out" });

const isStoredSend = (response: Response) =>
  response.url().includes("/climbs/me/add_send/") && response.ok();

async function endSession(page: Page) {
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  expect((await page.request.post("/api/auth/jwt/logout", { headers })).ok()).toBe(true);
}

test("a send after the session has ended is added only if the same user logs in", async ({
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
