import { expect, expectText, expectVisible, test } from "../fixtures.ts";
import type { BrowserPage } from "../page.ts";

const retry = (page: BrowserPage) => page.getByRole("button", { name: "Retry" });
const expectModuleError = (page: BrowserPage) =>
  expectText(page.getByRole("alert"), "This module could not be loaded");

/** The remotes that visitors can open. Only the screen of the remote contains the role. */
const remotes = [
  { folder: "climber", path: "/", role: "option" },
  { folder: "feedProfile", path: "/feed", role: "article" },
] as const;

test.describe("a remote that fails", () => {
  // Clear the expected errors. Otherwise the fixture fails the test.
  test.afterEach(({ failingProxy }) => {
    failingProxy.pageErrors.length = 0;
  });

  for (const { folder, path, role } of remotes) {
    test(`Retry loads ${folder} after its entry failed`, async ({
      browserPage: page,
      failingProxy,
    }) => {
      failingProxy.fail(new RegExp(`^/remotes/${folder}/v/[^/]+/remoteEntry.js`), "not-found");
      await page.goto(`${failingProxy.url}${path}`);
      await expectModuleError(page);
      failingProxy.restore();

      await retry(page).click();

      await expectVisible(page.getByRole(role));
      expect(
        failingProxy.requests.filter((file) => file.includes("remoteEntry.js?r=")),
      ).not.toEqual([]);
    });

    test(`${folder} recovers after its chunks failed`, async ({
      browserPage: page,
      failingProxy,
      engine,
    }) => {
      failingProxy.fail(new RegExp(`^/remotes/${folder}/v/[^/]+/assets/`), "not-found");
      await page.goto(`${failingProxy.url}${path}`);
      await expectModuleError(page);
      failingProxy.restore();

      await retry(page).click();
      if (engine === "firefox") {
        // Firefox caches a failed import until the document reloads.
        await retry(page).click();
        await page.getByRole("button", { name: "Reload page" }).click();
      }

      await expectVisible(page.getByRole(role));
    });
  }

  test("loads after a reload of the page", async ({ browserPage: page, failingProxy }) => {
    failingProxy.fail(/^\/remotes\/feedProfile\//, "unavailable");
    await page.goto(`${failingProxy.url}/feed`);
    await expectModuleError(page);
    failingProxy.restore();

    await page.reload();

    await expectVisible(page.getByRole("article"));
  });
});

test.describe("the shell's first scripts", () => {
  test.afterEach(({ failingProxy }) => {
    failingProxy.pageErrors.length = 0;
  });

  test("show the crash page if they fail, and load after a reset", async ({
    browserPage: page,
    failingProxy,
  }) => {
    failingProxy.fail(/^\/assets\/[^/]+\.js/, "not-found");
    await page.goto(failingProxy.url);
    await expectVisible(page.getByRole("heading", { name: "Ooops, something went wrong :(" }));
    failingProxy.restore();

    await page.getByRole("button", { name: "Reset and reload" }).click();

    await expectVisible(page.getByRole("option"));
  });
});
