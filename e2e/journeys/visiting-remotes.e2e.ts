import type { Page } from "@playwright/test";
import { admin, users } from "@topout/shared/contract";
import type { RemoteName } from "@topout/shared/remote";

import { expect, test } from "../fixtures.ts";
import { isFullSize } from "../full-size.ts";
import { collectScripts, countCopies, expectedCopies } from "../library-copies.ts";
import { remoteScreens } from "../remote-screens.ts";
import { getToken } from "../session.ts";
import { findStyleChanges, readShellStyles } from "../shell-styles.ts";

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

const linkNames: Readonly<Record<RemoteName, RegExp>> = {
  climber: /^(Dashboard|Home)$/,
  feedProfile: /^Feed$/,
  setter: /^Route Setting$/,
  admin: /^Admin$/,
};

const getMenuButton = (page: Page) => page.getByRole("button", { name: /^Account menu/ });

function getScreen(remote: RemoteName) {
  const screen = remoteScreens.find((other) => other.remote === remote);
  if (!screen) throw new Error(`${remote} has no screen`);
  return screen;
}

/** Opens the screen of a remote through a link in the frame. */
async function visit(page: Page, remote: RemoteName, isPhone: boolean) {
  const name = linkNames[remote];
  if (isPhone && remote === "admin") {
    await getMenuButton(page).click();
    await page.getByRole("menuitem", { name }).click();
  } else {
    await page.getByRole("link", { name }).click();
  }
  await expect(getScreen(remote).locate(page)).toBeVisible();
}

/** Opens the account menu on the dashboard and returns the styles, always with the same pointer position and focus. */
async function readStylesOnDashboard(page: Page, isPhone: boolean) {
  await visit(page, "climber", isPhone);
  await getMenuButton(page).click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  return readShellStyles(page);
}

/** Makes the signed-in admin a route setter too, so that one account can visit all remotes. */
async function promoteCurrentUser(page: Page) {
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  const me = await page.request.get(`/api${users.me.path}`, { headers });
  const { id } = users.me.response.parse(await me.json());
  const path = admin.promoteToSetter.path.replace("{user_id}", id);
  expect((await page.request.post(`/api${path}`, { headers })).ok()).toBe(true);
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
  for (const remote of others) await visit(page, remote, isPhone);

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
