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

test("a send logged after the session has ended is stored only if the same user logs in again @sweep", async ({
  page,
  seed,
}) => {
  const otherAccount = await seed.signInAsNewClimber();
  const account = await seed.signInAsNewClimber();
  const { id } = await seed.getFirstRoute();

  for (const { countBefore, user, countAfter } of [
    { countBefore: "0", user: account, countAfter: "1" },
    { countBefore: "1", user: otherAccount, countAfter: "0" },
  ]) {
    // Without a session, the first call of the visit would log the user out before the tap.
    const visit = countBefore === "0" ? page.waitForResponse(/\/visit$/) : undefined;
    await page.goto(`/?route=${id}`);
    await visit;
    await expect(getCount(page, "Sends")).toHaveText(countBefore);
    await endSession(page);
    await getAddButton(page, "Send").click();

    await getSessionEndedDialog(page).getByRole("button", { name: "Log in" }).click();
    // The count is optimistic, so also wait for the server.
    const storedResponse = user === account ? page.waitForResponse(isStoredSend) : undefined;
    await logIn(page, user);
    await storedResponse;
    await expect(getCount(page, "Sends")).toHaveText(countAfter);
    await expect(getSessionEndedDialog(page)).toHaveCount(0);
  }
});
