import type { Page } from "@playwright/test";

import { expectNoViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { getDots, getPanel } from "../gym.ts";
import { getWaitingBar, listClimbs, listProjects } from "../outbox.ts";
import { getCount, getProjectButton, logClimb, openRoute } from "../route-panel.ts";
import {
  corruptStoredFiles,
  listCaches,
  LISTS,
  waitUntilCopied,
  waitUntilStored,
} from "../service-worker.ts";
import { getLoginLink, signOut } from "../session.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE, resize } from "../viewport.ts";

const OWN_LISTS = [/\/users\/me$/, /\/climbs\/me$/, /\/projects\/me$/];

const getBar = (page: Page) => page.getByRole("region", { name: "Connection" });

/** Visits the dashboard once, with the network. */
async function visit(page: Page, lists: readonly RegExp[]) {
  await page.goto("/");
  await expect(getDots(page).first()).toBeVisible();
  await waitUntilStored(page, ["climber"]);
  await waitUntilCopied(page, lists);
}

test.describe("without a network, after one visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("the map opens from a cold start, and so does a link to a route", async ({
    page,
    context,
    seed,
  }) => {
    const route = await seed.getFirstRoute();
    await visit(page, LISTS);
    await page.goto("about:blank");
    await context.setOffline(true);

    await page.goto("/");
    await expect(getDots(page).first()).toBeVisible();

    await page.goto(`/?route=${route.id}`);
    await expect(getPanel(page, route.name)).toBeVisible();

    await page.goto("/store");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a bar shows the age of the data, until the network is back", async ({ page, context }) => {
    await visit(page, LISTS);
    await context.setOffline(true);
    await page.reload();
    const bar = getBar(page);
    await expect(bar).toHaveText(
      /^You are offline\. Showing data saved (just now|\d+ minutes? ago)\./,
    );

    await context.setOffline(false);
    await expect(bar).toBeHidden();
  });

  test("the bar passes axe, and fits the narrowest phone", async ({ page, context }) => {
    await visit(page, LISTS);
    await context.setOffline(true);
    await page.reload();
    const retry = getBar(page).getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();

    await expectNoViolations(page);

    await resize(page, NARROWEST_PHONE);
    expect(await getHorizontalOverflow(page)).toBe(0);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page), "with doubled text").toBe(0);
    await retry.focus();
    await expect(retry).toBeInViewport();
  });

  test("a climber stays signed in, and a sign-out deletes the climber's data from the device", async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs("climber");
    await visit(page, [...LISTS, ...OWN_LISTS]);
    await context.setOffline(true);
    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();

    await signOut(page);

    await expect(getLoginLink(page)).toBeVisible();
    const listSessionCaches = async () =>
      (await listCaches(page)).filter((name) => /^topout-data-\d+-(?!visitor)/.test(name));
    await expect.poll(listSessionCaches).toEqual([]);
    await page.reload();
    await expect(getLoginLink(page)).toBeVisible();
  });
});

test.describe("taps without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("are shown after another cold start, and sent once when the network is back", async ({
    page,
    context,
    seed,
  }) => {
    await seed.createClimber();
    const route = await seed.getFirstRoute();
    await visit(page, [...LISTS, ...OWN_LISTS]);
    await context.setOffline(true);
    await openRoute(page, route);
    await logClimb(page, "Attempt", "1");
    await logClimb(page, "Send", "1");
    await getProjectButton(page).click();
    await expect(getWaitingBar(page)).toContainText("3 waiting");

    await page.goto("about:blank");
    await page.goto(`/?route=${route.id}`);

    await expect(getCount(page, "Attempts")).toHaveText("1");
    await expect(getCount(page, "Sends")).toHaveText("1");
    await expect(getProjectButton(page)).toHaveAttribute("aria-pressed", "true");
    await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(2);

    await context.setOffline(false);
    await expect(getPanel(page).getByText("Waiting", { exact: true })).toHaveCount(0);
    await expect(getWaitingBar(page)).toBeHidden();
    await expect(getCount(page, "Sends")).toHaveText("1");
    const stored = await listClimbs(page);
    expect(stored.map(({ sent }) => (sent ? "send" : "attempt")).toSorted()).toEqual([
      "attempt",
      "send",
    ]);
    expect(await listProjects(page)).toEqual([route.id]);
  });
});

test.describe("a repeat visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("loads no script from the network", async ({ page, context }) => {
    const networkScripts: string[] = [];
    context.on("response", (response) => {
      const isScript = /\.js(\?|$)/.test(response.url());
      const isUpdateCheck = response.url().endsWith("/service-worker.js");
      if (isScript && !isUpdateCheck && !response.fromServiceWorker()) {
        networkScripts.push(response.url());
      }
    });
    await visit(page, LISTS);
    // When idle, the page also loads the other remote that visitors can open.
    await waitUntilStored(page, ["feedProfile"]);
    // Check that the listener records scripts: the first visit has loaded them from the network.
    expect(networkScripts.length).toBeGreaterThan(5);
    networkScripts.length = 0;

    await page.reload();
    await expect(getDots(page).first()).toBeVisible();

    expect(networkScripts).toEqual([]);
  });
});

test.describe("a corrupt stored script", () => {
  test.use({ serviceWorkers: "allow" });

  test("of a remote is loaded again", async ({ page }) => {
    await visit(page, LISTS);
    expect(await corruptStoredFiles(page, /dashboard-screen/)).toBe(1);

    await page.reload();
    await expect(getDots(page).first()).toBeVisible();

    await page.reload();
    await expect(getDots(page).first()).toBeVisible();
  });

  test("of the shell is removed by the button of the crash page", async ({ page, pageErrors }) => {
    await visit(page, LISTS);
    expect(await corruptStoredFiles(page, /\/assets\/remoteEntry-/)).toBe(1);

    await page.reload();
    await page.getByRole("button", { name: "Reset and reload" }).click();

    await expect(getDots(page).first()).toBeVisible();
    expect(pageErrors).not.toHaveLength(0);
    pageErrors.length = 0;
  });
});
