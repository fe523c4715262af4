import type { Page } from "@playwright/test";
import { parse } from "acorn";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { getHorizontalOverflow, NARROWEST_PHONE } from "../viewport.ts";
import { removeFeature, requiredFeatures } from "../required-features.ts";

const getHeading = (page: Page) =>
  page.getByRole("heading", { name: "This browser is too old for Topout" });

/** Opens the page in a browser that lacks the feature. The page never fires its load event. */
async function openWithout(page: Page, feature: string) {
  await page.addInitScript(removeFeature, feature);
  await page.goto("/", { waitUntil: "commit" });
  await expect(getHeading(page)).toBeVisible();
}

test.describe("a browser without a required feature", () => {
  for (const feature of requiredFeatures) {
    test(`lists the supported browsers and runs no module: ${feature}`, async ({ page }) => {
      await openWithout(page, feature);

      await expect(page.getByText("Chrome 109, Edge 109 or Firefox 115, or newer")).toBeVisible();
      await expect(page).toHaveTitle("This browser is too old for Topout");
      await expect(page.locator("#root, script[type=module]")).toHaveCount(0);
    });
  }

  for (const colorScheme of ["light", "dark"] as const) {
    test(`shows an accessible page that fits the narrowest phone: ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(NARROWEST_PHONE);
      await openWithout(page, "inert");

      expect(await findViolations(page)).toEqual([]);
      await page.evaluate(() => {
        document.body.style.fontSize = "200%";
      });
      expect(await getHorizontalOverflow(page)).toBe(0);
    });
  }
});

test("the check for old browsers is ES5 and precedes all other scripts", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const [script] = html.match(/<script[^>]*>[^]*?<\/script>/) ?? [];
  const text = script?.replace(/^<script>|<\/script>$/g, "") ?? "";

  expect(text).toContain("too old");
  expect(() => parse(text, { ecmaVersion: 5 })).not.toThrow();
});
