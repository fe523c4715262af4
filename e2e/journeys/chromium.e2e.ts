import { expect, test } from "../fixtures.ts";

test("Chromium loads no pages of its own beside those of the journeys", async ({ page }) => {
  await page.goto("/api/health");
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser");
  const session = await browser.newBrowserCDPSession();

  const { targetInfos } = await session.send("Target.getTargets", { filter: [{}] });

  expect(targetInfos.filter(({ type }) => type === "browser_ui")).toEqual([]);
});
