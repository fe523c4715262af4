import { expectText, expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";
import type { BrowserPage } from "../page.ts";
import { EACH_REMOTE, NEVER_LOADS } from "../tags.ts";

const getRetryButton = (page: BrowserPage) => page.getByRole("button", { name: "Retry" });
const expectModuleError = (page: BrowserPage) =>
  expectText(page.getByRole("alert"), "couldn't load");

const getCrashHeading = (page: BrowserPage) =>
  page.getByRole("heading", { name: "Ooops, something went wrong :(" });

/** Divides all timeouts by 20, because the page waits 20 seconds for its scripts. */
const ACCELERATE_TIMERS =
  "globalThis.setTimeout = ((set) => (run, ms) => set(run, ms / 20))(setTimeout);";

/** `element` is the ARIA role of an element that only the screen of the remote contains. */
const remotes = [
  { folder: "climber", path: "/", role: "climber", element: "option" },
  { folder: "feedProfile", path: "/feed", role: "climber", element: "article" },
  { folder: "setter", path: "/route_setting", role: "setter", element: "tab" },
  { folder: "admin", path: "/admin", role: "admin", element: "searchbox" },
] as const;

test.describe("a remote that fails", () => {
  // Clear the expected errors. Otherwise the fixture fails the test.
  test.afterEach(({ failingProxy }) => {
    failingProxy.pageErrors.length = 0;
  });

  for (const [index, { folder, path, role, element }] of remotes.entries()) {
    // One remote is enough for `npm test`, because the shell loads every remote with the same code.
    const details = { tag: index === 0 ? [] : [EACH_REMOTE] };

    test(
      `is loaded on Retry after its entry failed: ${folder}`,
      details,
      async ({ browserPage: page, failingProxy, signInAs }) => {
        await signInAs(role);
        failingProxy.fail(new RegExp(`^/remotes/${folder}/v/[^/]+/remoteEntry.js`), "not-found");
        await page.goto(path);
        await expectModuleError(page);
        failingProxy.restore();

        await getRetryButton(page).click();

        await expectVisible(page.getByRole(element));
        expect(
          failingProxy.requests.filter((file) => file.includes("remoteEntry.js?r=")),
        ).not.toEqual([]);
      },
    );

    test(
      `is loaded on Retry after its chunks failed: ${folder}`,
      details,
      async ({ browserPage: page, failingProxy, signInAs, engine }) => {
        await signInAs(role);
        failingProxy.fail(new RegExp(`^/remotes/${folder}/v/[^/]+/assets/`), "not-found");
        await page.goto(path);
        await expectModuleError(page);
        failingProxy.restore();

        await getRetryButton(page).click();
        if (engine === "firefox") {
          // Firefox caches a failed import until the document reloads.
          await getRetryButton(page).click();
          await page.getByRole("button", { name: "Reload page" }).click();
        }

        await expectVisible(page.getByRole(element));
      },
    );
  }

  test("is loaded after a reload of the page", async ({ browserPage: page, failingProxy }) => {
    failingProxy.fail(/^\/remotes\/feedProfile\//, "unavailable");
    await page.goto("/feed");
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
    await page.goto("/");
    await expectVisible(getCrashHeading(page));
    failingProxy.restore();

    await page.getByRole("button", { name: "Reset and reload" }).click();

    await expectVisible(page.getByRole("option"));
  });

  test(
    "show the crash page if they hang",
    { tag: NEVER_LOADS },
    async ({ browserPage: page, failingProxy }) => {
      failingProxy.fail(/^\/assets\/[^/]+\.js/, "hang");
      failingProxy.runFirst(ACCELERATE_TIMERS);
      await page.goto("/", { waitUntil: "commit" });

      await expectVisible(getCrashHeading(page));
    },
  );
});
