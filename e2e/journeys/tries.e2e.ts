import type { Page } from "@playwright/test";
import { climbs, type Route } from "@topout/shared/contract";

import { downloadClimbs } from "../export.ts";
import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";
import { openPageOfOtherUser } from "../other-browser.ts";
import { openWithOutbox, waitUntilSent } from "../outbox.ts";
import { postForRoute } from "../post-for-route.ts";
import { getCount, logClimb, openRoute } from "../route-panel.ts";
import { getToken } from "../session.ts";
import { filterByUniqueName } from "../unique-names.ts";

const getTries = (page: Page) =>
  getPanel(page)
    .getByRole("term")
    .filter({ hasText: /^Sends/ });
const getHistoryRows = (page: Page) =>
  getPanel(page).getByRole("region", { name: "History" }).getByRole("listitem");
const getFigure = (page: Page, label: string) =>
  page.getByRole("main").getByRole("paragraph").filter({ hasText: label });

/** What the panel says of the sends. */
interface ShownInPanel {
  readonly counts: string;
  /** Newest first. */
  readonly history: readonly RegExp[];
}

interface Shown extends ShownInPanel {
  readonly flashRate: string;
  /** What follows the route's name in its card of recent sends. */
  readonly mark: string;
  /** Result, tries, flash and repeat of the climbs of the route, newest first. */
  readonly rows: readonly string[];
}

async function expectInPanel(page: Page, { counts, history }: ShownInPanel) {
  await expect(getTries(page)).toHaveText(`Sends${counts}`);
  await expect(getHistoryRows(page)).toHaveText(history);
}

async function expectEverywhere(page: Page, route: Route, shown: Shown) {
  await expectInPanel(page, shown);

  await page.goto("/profile/");
  await expect(getFigure(page, "Flash rate")).toHaveText(`${shown.flashRate} Flash rate`);
  const cards = page.getByRole("region", { name: "Recent Sends" }).getByRole("button");
  await expect(cards.first()).toHaveText(new RegExp(`${route.name}${shown.mark} *Today`));

  const rows = (await downloadClimbs(page))
    .filter((climb) => climb["Route"] === route.name)
    .map(({ Result, Tries, Flash, Repeat }) => [Result, Tries, Flash, Repeat].join(","));
  expect(rows).toEqual(shown.rows);
}

/** Sends eight routes, four of them after an attempt. Returns another route. */
async function sendOtherRoutes(page: Page, seed: { getRoutes: () => Promise<Route[]> }) {
  const [route, ...others] = filterByUniqueName(await seed.getRoutes());
  if (!route) throw new Error("The demo gym has no route with a unique name");
  for (const [index, other] of others.slice(0, 8).entries()) {
    if (index >= 4) await postForRoute(page, climbs.addAttempt, other);
    await postForRoute(page, climbs.addSend, other);
  }
  return route;
}

/** Opens the session of the page on another device. */
async function signInAsSameUser(otherPage: Page, page: Page) {
  await otherPage.goto("/api/health");
  await otherPage.evaluate(
    (token) => localStorage.setItem("topout.token", token ?? ""),
    await getToken(page),
  );
}

const flashed: Shown = {
  counts: "Flash 1 repeat",
  history: [/^Send.*Repeat$/, /^Send.*Flash$/],
  flashRate: "56%",
  mark: " Flash",
  rows: ["Send,,,Yes", "Send,1,Yes,"],
};
const afterAttempt: Shown = {
  counts: "Sent on try 2 1 repeat",
  history: [/^Send.*Repeat$/, /^Send.*Try 2$/, /^Attempt *\d\d:\d\d$/],
  flashRate: "44%",
  mark: "",
  rows: ["Send,,,Yes", "Send,2,,", "Attempt,,,"],
};

test("an attempt from a phone that was offline ends the flash in panel, history, profile and export", async ({
  page,
  browser,
  siteUrl,
  seed,
}) => {
  await seed.signInAsNewClimber();
  const route = await sendOtherRoutes(page, seed);
  const otherPhone = await openPageOfOtherUser(browser, siteUrl);
  await signInAsSameUser(otherPhone, page);
  await openWithOutbox(otherPhone, () => openRoute(otherPhone, route));

  await otherPhone.context().setOffline(true);
  await logClimb(otherPhone, "Attempt", "1");
  await openRoute(page, route);
  await logClimb(page, "Send", "1");
  await logClimb(page, "Send", "2");
  await expectInPanel(page, flashed);

  await otherPhone.context().setOffline(false);
  await waitUntilSent(otherPhone);
  await expectInPanel(otherPhone, afterAttempt);
  await otherPhone.context().close();
  await page.reload();
  await expectEverywhere(page, route, afterAttempt);
});

test("the removal of the attempt makes the send a flash in panel, history, profile and export @sweep", async ({
  page,
  seed,
}) => {
  await seed.signInAsNewClimber();
  const route = await sendOtherRoutes(page, seed);
  await openWithOutbox(page, () => openRoute(page, route));
  await logClimb(page, "Attempt", "1");
  await logClimb(page, "Send", "1");
  await logClimb(page, "Send", "2");
  await expectInPanel(page, afterAttempt);

  await getPanel(page)
    .getByRole("button", { name: /^Delete attempt of / })
    .click();
  await expect(getCount(page, "Attempts")).toHaveText("0");
  await waitUntilSent(page);

  await expectEverywhere(page, route, flashed);
});
