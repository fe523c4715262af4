import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../layout.ts";

const prompt = (page: Page) => page.getByRole("region", { name: "Install Topout" });
const install = (page: Page) => prompt(page).getByRole("button", { name: "Install" });

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** As a browser that can install the app says so; the page's title tells that its dialog was opened. */
const offerDialog = (page: Page) =>
  page.evaluate(() => {
    const open = async () => void (document.title = "The dialog was opened");
    const event = new Event("beforeinstallprompt", { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt: open }));
  });

test.describe("the install prompt", () => {
  test.use({ offersInstall: true });

  test("opens the browser's dialog, and goes", async ({ page }) => {
    await page.goto("/feed");
    await expect(install(page)).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await offerDialog(page);

    await install(page).click();

    await expect(page).toHaveTitle("The dialog was opened");
    await expect(prompt(page)).toBeHidden();
  });

  test("tells how to do it by hand, and goes when it is closed, until the next load", async ({
    page,
  }) => {
    await page.goto("/feed");

    await install(page).press("Enter");
    await expect(prompt(page).getByRole("listitem")).toHaveText([
      "Press the three-dot menu",
      "Choose Add to home screen",
    ]);

    await prompt(page).getByRole("button", { name: "Close" }).click();
    await expect(prompt(page)).toBeHidden();
    await page.reload();
    await expect(prompt(page)).toBeVisible();
  });

  test.describe("on an iPhone", () => {
    test.use({ userAgent: IPHONE });

    test("begins at the share button", async ({ page }) => {
      await page.goto("/feed");

      await install(page).click();

      await expect(prompt(page).getByRole("listitem")).toHaveText([
        "Press the share button",
        "Choose Add to home screen",
      ]);
    });
  });

  test("waits while a route's panel is open", async ({ page, seed }) => {
    const { id } = await seed.route();
    await page.goto(`/?route=${id}`);
    await expect(page.getByRole("dialog").getByRole("link", { name: "Login" })).toBeVisible();
    await expect(prompt(page)).toBeHidden();

    await page.keyboard.press("Escape");

    await expect(prompt(page)).toBeVisible();
  });

  test("has nothing that axe finds, and fits a narrow phone", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/nowhere");
    await expect(install(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await install(page).click();
    await expect(prompt(page).getByRole("list")).toBeFocused();
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize(NARROWEST_PHONE);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);
    await expect(prompt(page).getByRole("button", { name: "Close" })).toBeInViewport();
  });
});

test.describe("without the draw, or once installed,", () => {
  test("nothing is offered", async ({ page }) => {
    await page.goto("/nowhere");

    await expect(page.getByRole("heading", { name: "Off route" })).toBeVisible();
    await expect(prompt(page)).toBeHidden();
  });
});

test("the site can be installed: its manifest, icons and tags are there", async ({ page }) => {
  await page.goto("/nowhere");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");

  const { icons } = (await answer.json()) as { icons: { src: string }[] };
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const src of [...icons.map((icon) => icon.src), touch ?? ""]) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/png"]);
  }
});
