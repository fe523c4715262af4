import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { isFullSize } from "../full-size.ts";
import {
  remoteFaults,
  type RemoteFault,
  shiftContract,
  removeScreenChunkHashes,
  respondWithTamperedScript,
} from "../remote-faults.ts";
import { type RemoteScreen, remoteScreens } from "../remote-screens.ts";

/** The shell loads all remotes with the same code, so `npm test` tests each fault with one remote, in turn. */
const getFaults = (screenIndex: number) =>
  remoteFaults.filter((_, index) => isFullSize || index % remoteScreens.length === screenIndex);
const screensWithContractTest = isFullSize ? remoteScreens : remoteScreens.slice(-1);
/** The shell shows the fallback after 6 s, or later on a busy machine. */
const FALLBACK_TIMEOUT_MS = 20_000;
const MAX_RETRIES = 3;

const getFallback = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This module could not be loaded" });
const expectFallback = (page: Page) =>
  expect(getFallback(page)).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
const getAccountMenu = (page: Page) => page.getByRole("button", { name: /^Account menu/ });

/** Opens a screen of another remote through a link in the frame, and goes back to the fallback. */
async function visitAnotherRemote(page: Page, { remote }: RemoteScreen) {
  const other = remoteScreens.find(
    (screen) => screen.remote === (remote === "climber" ? "feedProfile" : "climber"),
  );
  if (!other) throw new Error("There is no other remote");
  const link = other.remote === "climber" ? /Dashboard|Home/ : "Feed";
  await page.getByRole("link", { name: link }).first().click();
  await expect(other.locate(page)).toBeVisible();
  await page.goBack();
  await expectFallback(page);
}

/** Clicks Retry until the screen is visible. If the fallback offers a reload, reloads and returns true. */
async function recover(page: Page, { locate }: RemoteScreen): Promise<boolean> {
  const screen = locate(page);
  const reload = page.getByRole("button", { name: "Reload page" });
  for (let retry = 0; retry < MAX_RETRIES && !(await reload.isVisible()); retry += 1) {
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(screen.or(getFallback(page)).first()).toBeVisible({
      timeout: FALLBACK_TIMEOUT_MS,
    });
    if (await screen.isVisible()) return false;
  }
  await reload.click();
  await expect(screen).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
  return true;
}

async function expectRecovery(page: Page, screen: RemoteScreen, fault: RemoteFault) {
  const pattern = `**/remotes/${screen.remote}/v/*/${fault.files}`;
  await page.route(pattern, fault.respond);
  await page.goto(screen.path);
  await expectFallback(page);
  await expect(getAccountMenu(page)).toBeVisible();
  if (!fault.isHanging) await visitAnotherRemote(page, screen);

  await page.getByRole("button", { name: "Retry" }).click();
  await expectFallback(page);
  expect(await page.evaluate(() => "isTampered" in globalThis)).toBe(false);

  await page.unroute(pattern);
  const hasReloaded = await recover(page, screen);
  expect(hasReloaded && !fault.mayNeedReload).toBe(false);
  await expect(getAccountMenu(page)).toBeVisible();
}

test.describe("a fault of one remote does not affect the rest of the page, and Retry or a reload recovers @desktop", () => {
  test.setTimeout(300_000);

  for (const [screenIndex, screen] of remoteScreens.entries()) {
    const faults = getFaults(screenIndex);
    test(screen.remote, async ({ page, signInAs, pageErrors }) => {
      await signInAs(screen.role);
      for (const fault of faults) {
        await test.step(fault.name, async () => {
          await expectRecovery(page, screen, fault);
          // Remove the expected error of an entry that throws.
          pageErrors.splice(0);
        });
      }
    });
  }
});

test.describe("the interface version of a remote @desktop", () => {
  test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

  for (const screen of screensWithContractTest) {
    test(`decides whether the shell runs ${screen.remote}`, async ({
      page,
      signInAs,
      isolatedProgram,
    }) => {
      await signInAs(screen.role);
      const restoreAfterPrevious = await shiftContract(isolatedProgram, screen.remote, -1);
      await page.goto(screen.path);
      await expect(screen.locate(page)).toBeVisible();
      await restoreAfterPrevious();

      const restoreAfterOlder = await shiftContract(isolatedProgram, screen.remote, -2);
      await page.reload();
      await expectFallback(page);
      await restoreAfterOlder();

      const restoreAfterNewer = await shiftContract(isolatedProgram, screen.remote, 1);
      await page.reload();
      await expectFallback(page);
      await visitAnotherRemote(page, screen);

      await restoreAfterNewer();
      expect(await recover(page, screen)).toBe(false);
    });
  }
});

test.describe("the files of a remote @desktop", () => {
  test("are loaded with their hashes", async ({ page, signInAs }) => {
    for (const { role, path, locate } of remoteScreens) {
      await signInAs(role);
      await page.goto(path);
      await expect(locate(page)).toBeVisible();
      await expectScriptsWithIntegrity(page);
    }
  });

  test("are also loaded with their hashes after the screen has rendered", async ({
    page,
    signInAs,
  }) => {
    await signInAs("setter");
    await page.goto("/route_setting");
    await page.getByRole("button", { name: "New Route" }).click();
    await expect(page.getByRole("dialog", { name: "New Route" })).toBeVisible();
    await expectScriptsWithIntegrity(page);
  });

  test("do not run if they were changed after the screen was shown, and Retry loads them when they are restored", async ({
    page,
    signInAs,
  }) => {
    const chunk = "**/assets/route-dialog-*.js";
    await signInAs("setter");
    await page.route(chunk, respondWithTamperedScript);
    await page.goto("/route_setting");

    await page.getByRole("button", { name: "New Route" }).click();
    await expectFallback(page);
    // The history entry keeps the dialog open, so each Retry ends in a new fallback. `click` waits for its button.
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("button", { name: "Reload page" })).toBeVisible();
    expect(await page.evaluate(() => "isTampered" in globalThis)).toBe(false);

    await page.unroute(chunk);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("dialog", { name: "New Route" })).toBeVisible();
  });

  test("run only if the registry contains their hashes", async ({
    page,
    signInAs,
    isolatedProgram,
  }) => {
    await signInAs("climber");
    const restore = await removeScreenChunkHashes(isolatedProgram, "feedProfile");
    await page.goto(`${isolatedProgram.url}/feed`);
    await expectFallback(page);

    await restore();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});

async function expectScriptsWithIntegrity(page: Page) {
  const { loadedCount, unchecked } = await page.evaluate(listRemoteScripts);
  // At least the entry, the common code and the screen.
  expect(loadedCount).toBeGreaterThanOrEqual(3);
  expect(unchecked).toEqual([]);
}

/** Runs in the page. */
function listRemoteScripts() {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\/remotes\/.*\.js$/.test(name));
  const checked = new Set(
    Array.from(document.querySelectorAll("link"), ({ href, integrity }) => integrity && href),
  );
  return { loadedCount: loaded.length, unchecked: loaded.filter((name) => !checked.has(name)) };
}
