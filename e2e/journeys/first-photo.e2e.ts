import type { Locator } from "@playwright/test";

import { delayScripts } from "../first-map.ts";
import { expect, test } from "../fixtures.ts";
import { getPanel } from "../gym.ts";

const roundBox = async (element: Locator) => {
  const box = await element.boundingBox();
  return box && Object.values(box).map(Math.round);
};

test.describe("the photo of a route in a link", () => {
  test("is shown before any script has loaded, and the panel replaces it without a change", async ({
    page,
    seed,
  }) => {
    const route = await seed.getFirstRoute();
    const { continueShell, continueRemotes } = await delayScripts(page);

    await page.goto(`/?route=${route.id}`, { waitUntil: "commit" });
    const photo = page.locator(".overlay-panel img");
    await expect(photo).toBeVisible();
    const box = await roundBox(photo);

    continueShell();
    await expect(page.locator("#main")).toBeVisible();
    await expect(photo).toBeVisible();
    expect(await roundBox(photo)).toEqual(box);

    continueRemotes();
    const panel = getPanel(page, route.name);
    await expect(panel).toBeVisible();
    await expect(photo).toHaveCount(0);
    await expect.poll(() => roundBox(panel.getByRole("img").first())).toEqual(box);
  });
});
