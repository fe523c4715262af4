import type { Page } from "@playwright/test";

import { expectNoViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE, resize } from "../viewport.ts";
import { failWrites, getWaitingBar, listClimbs, openWithOutbox, reconnect } from "../outbox.ts";
import { getCount, logClimb, openRoute } from "../route-panel.ts";
import { getNotifications, logIn, signOut } from "../session.ts";

const getDialog = (page: Page) => page.getByRole("dialog", { name: "Waiting changes" });
const getSignOutDialog = (page: Page) => page.getByRole("alertdialog", { name: "Sign out?" });

test("a send that waits in a closed tab is shown and sent by another tab", async ({
  page,
  context,
  seed,
}) => {
  await seed.signInAsNewClimber();
  const route = await seed.getFirstRoute();
  const closedPage = await context.newPage();
  await openWithOutbox(page, () => openRoute(page, route));
  await openWithOutbox(closedPage, () => openRoute(closedPage, route));
  await context.setOffline(true);

  await logClimb(closedPage, "Send", "1");
  await expect(getCount(page, "Sends")).toHaveText("1");
  await closedPage.close();
  await context.setOffline(false);

  await expect.poll(async () => (await listClimbs(page)).length).toBe(1);
  await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(0);
  await expect(getCount(page, "Sends")).toHaveText("1");
});

test("the dialog lists the waiting taps, and keeps a rejected one until the user discards it", async ({
  page,
  seed,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seed.signInAsNewClimber();
  const route = await seed.getFirstRoute();
  await openWithOutbox(page, () => openRoute(page, route));
  await failWrites(page, (call) => call.abort());
  await logClimb(page, "Send", "1");
  await logClimb(page, "Attempt", "1");
  await page.goBack();

  await expect(getWaitingBar(page)).toContainText("2 waiting");
  await getWaitingBar(page).getByRole("button", { name: "Show" }).click();
  await expect(getDialog(page).getByRole("listitem")).toHaveText([
    `Send of ${route.name}Waiting`,
    `Attempt of ${route.name}Waiting`,
  ]);
  await expectNoViolations(page);

  // The page may retry at any time, so the send must be rejected before other writes succeed.
  await page.route("**/api/climbs/me/add_send/*", (call) =>
    call.fulfill({
      status: 404,
      json: { detail: "NOT_FOUND", message: "There is no such thing." },
    }),
  );
  await page.unroute("**/api/**");
  await getDialog(page).getByRole("button", { name: "Try now" }).click();
  await expect(getNotifications(page)).toContainText("Not saved");
  await expect(getDialog(page).getByRole("listitem")).toHaveText([
    `Send of ${route.name}Not saved: There is no such thing.`,
  ]);

  await page.reload();
  await expect(getWaitingBar(page)).toContainText("1 not saved");
  await getWaitingBar(page).getByRole("button", { name: "Show" }).click();
  await resize(page, NARROWEST_PHONE);
  await doubleTextSize(page);
  expect(await getHorizontalOverflow(page)).toBe(0);
  await getDialog(page)
    .getByRole("button", { name: `Discard: Send of ${route.name}` })
    .click();
  await expect(getDialog(page)).toContainText("Everything is saved.");
  await getDialog(page).getByRole("button", { name: "Close" }).click();
  await expect(getWaitingBar(page)).toHaveCount(0);
  expect((await listClimbs(page)).map(({ sent }) => sent)).toEqual([false]);
});

test("a sign-out asks for confirmation while taps wait, and the taps are sent when the same user logs in again @sweep", async ({
  page,
  seed,
}) => {
  const other = await seed.signInAsNewClimber();
  const account = await seed.signInAsNewClimber();
  await openWithOutbox(page, async () => openRoute(page, await seed.getFirstRoute()));
  await failWrites(page, (call) =>
    call.request().url().includes("/auth/") ? call.fallback() : call.abort(),
  );
  await logClimb(page, "Send", "1");
  await page.goBack();
  await expect(getWaitingBar(page)).toContainText("1 waiting");

  await signOut(page);
  await getSignOutDialog(page).getByRole("button", { name: "Stay" }).click();
  await expect(getWaitingBar(page)).toContainText("1 waiting");
  await signOut(page);
  await getSignOutDialog(page).getByRole("button", { name: "Sign out" }).click();
  await expect(getWaitingBar(page)).toHaveCount(0);
  await page.unroute("**/api/**");

  await page.goto("/login");
  await logIn(page, other);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
  await reconnect(page);
  await expect(getWaitingBar(page)).toHaveCount(0);
  expect(await listClimbs(page)).toEqual([]);

  await signOut(page);
  await page.goto("/login");
  await logIn(page, account);
  await expect(getNotifications(page)).toContainText("1 waiting change");
  expect(await listClimbs(page)).toHaveLength(1);
});
