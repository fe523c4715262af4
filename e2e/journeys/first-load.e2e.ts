import type { Page } from "@playwright/test";

import { useIsolatedReleases } from "../admin-release.ts";
import { delayScripts } from "../first-map.ts";
import { expect, test } from "../fixtures.ts";
import { getDots } from "../gym.ts";
import { releaseVariant } from "../release-variant.ts";

/** Records the requests of the API and of remotes' scripts, in their order. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|remotes)\//.test(pathname)) requests.push(pathname);
  });
  return requests;
}

test.describe("a release of a remote @desktop", () => {
  useIsolatedReleases();

  test("changes the first requests and the skeleton of its screen, without a build of the shell", async ({
    page,
    isolatedProgram,
  }) => {
    const { continueShell, continueRemotes } = await delayScripts(page);
    const requests = recordRequests(page);
    await page.goto("/store", { waitUntil: "commit" });
    await expect(page.locator("[data-skeleton]")).toBeAttached();
    await expect(page.getByText("Fresh tees")).toHaveCount(0);

    await releaseVariant(isolatedProgram, {
      remote: "climber",
      changeFirstLoad: (firstLoad) => ({
        ...firstLoad,
        store: {
          requests: ["/api/gyms"],
          skeleton: { blocks: [{ items: [{ text: "Fresh tees" }] }] },
        },
      }),
    });
    requests.length = 0;
    const gymsPromise = page.waitForRequest(/\/api\/gyms$/);
    await page.goto("/store", { waitUntil: "commit" });

    await expect(page.getByText("Fresh tees")).toBeVisible();
    await gymsPromise;
    expect(requests[0]).toBe("/api/gyms");

    continueShell();
    continueRemotes();
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.getByText("Fresh tees")).toHaveCount(0);
  });

  test("changes the drawing of its screen, without a build of the shell", async ({
    page,
    isolatedProgram,
  }) => {
    await releaseVariant(isolatedProgram, {
      remote: "climber",
      change: (script) => script.replaceAll("first-map", "changed-map"),
    });
    await delayScripts(page);

    await page.goto("/", { waitUntil: "commit" });

    await expect(page.locator(".changed-map [data-circuit]").first()).toBeVisible();
  });

  test("without such a declaration starts too, and requests its data after its code", async ({
    page,
    isolatedProgram,
  }) => {
    await releaseVariant(isolatedProgram, {
      remote: "climber",
      changeFirstLoad: () => undefined,
    });
    const requests = recordRequests(page);

    await page.goto("/");

    await expect(getDots(page).first()).toBeVisible();
    const dataIndex = requests.indexOf("/api/routes/get_all");
    const codeIndex = requests.findIndex((path) => /dashboard-screen-/.test(path));
    expect(codeIndex).toBeGreaterThanOrEqual(0);
    expect(dataIndex).toBeGreaterThan(codeIndex);
  });
});
