import type { Page } from "@playwright/test";
import type { RemoteName } from "@topout/shared/remote";

import { expect, test } from "../fixtures.ts";
import { isFullSize } from "../full-size.ts";
import { collectScripts, countCopies, expectedCopies } from "../library-copies.ts";
import { findStyleChanges, readShellStyles } from "../shell-styles.ts";
import { getMenuButton, getScreen, promoteCurrentUser, visitRemote } from "../visit-remote.ts";

type Order = readonly [RemoteName, ...RemoteName[]];

/**
 * In these orders, each remote comes first once, last once, and directly after every other remote once. `npm test`
 * visits the remotes in the first order of each device.
 */
const orders: Readonly<Record<"phone" | "desktop", readonly Order[]>> = {
  phone: [
    ["climber", "feedProfile", "admin", "setter"],
    ["feedProfile", "setter", "climber", "admin"],
  ],
  desktop: [
    ["setter", "admin", "feedProfile", "climber"],
    ["admin", "climber", "setter", "feedProfile"],
  ],
};

/** Opens the account menu on the dashboard and returns the styles, always with the same pointer position and focus. */
async function readStylesOnDashboard(page: Page, isPhone: boolean) {
  await visitRemote(page, "climber", isPhone);
  await getMenuButton(page).click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  return readShellStyles(page);
}

async function expectNoEffect(page: Page, [first, ...others]: Order, isPhone: boolean) {
  await page.goto("/");
  const before = await readStylesOnDashboard(page, isPhone);
  expect(before.length).toBeGreaterThan(100);

  // End all requests first. Playwright cannot read a response of a page that has navigated away.
  await page.goto("about:blank");
  const getScripts = collectScripts(page);
  await page.goto(getScreen(first).path);
  await expect(getScreen(first).locate(page)).toBeVisible();
  for (const remote of others) await visitRemote(page, remote, isPhone);

  const after = await readStylesOnDashboard(page, isPhone);
  expect(findStyleChanges(before, after)).toEqual([]);
  expect(countCopies(await getScripts())).toEqual(expectedCopies);
}

test.describe("the remotes, visited in any order,", () => {
  test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

  test("change no style of the shell and load no second copy of a library", async ({
    page,
    signInAs,
    isMobile,
  }) => {
    test.slow();
    await signInAs("admin");
    await promoteCurrentUser(page);

    const deviceOrders = orders[isMobile ? "phone" : "desktop"];
    for (const order of isFullSize ? deviceOrders : deviceOrders.slice(0, 1)) {
      await test.step(order.join(", "), () => expectNoEffect(page, order, isMobile));
    }
  });
});
