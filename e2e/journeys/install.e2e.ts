import type { Page } from "@playwright/test";

import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { doubleTextSize, NARROWEST_PHONE, getHorizontalOverflow } from "../viewport.ts";
import { getBox } from "../pointer.ts";

const getPrompt = (page: Page) => page.getByRole("region", { name: "Install Topout" });
const getInstallButton = (page: Page) => getPrompt(page).getByRole("button", { name: "Install" });

const IPHONE_USER_AGENT =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** Fires `beforeinstallprompt`. The method `prompt` changes the title of the page instead of opening a dialog. */
const fireInstallEvent = (page: Page) =>
  page.evaluate(() => {
    const open = async () => void (document.title = "The dialog was opened");
    const event = new Event("beforeinstallprompt", { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt: open }));
  });

test.describe("the install prompt", () => {
  test.use({ shouldOfferInstall: true });

  test("opens the dialog of the browser and disappears", async ({ page }) => {
    await page.goto("/feed");
    await expect(getInstallButton(page)).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await fireInstallEvent(page);

    await getInstallButton(page).click();

    await expect(page).toHaveTitle("The dialog was opened");
    await expect(getPrompt(page)).toBeHidden();
  });

  test("shows manual steps if the browser has no dialog, and stays closed until the next page load", async ({
    page,
  }) => {
    await page.goto("/feed");

    await getInstallButton(page).press("Enter");
    await expect(getPrompt(page).getByRole("listitem")).toHaveText([
      "Press the three-dot menu",
      "Choose Add to home screen",
    ]);

    await getPrompt(page).getByRole("button", { name: "Close" }).click();
    await expect(getPrompt(page)).toBeHidden();
    await page.reload();
    await expect(getPrompt(page)).toBeVisible();
  });

  test.describe("on an iPhone", () => {
    test.use({ userAgent: IPHONE_USER_AGENT });

    test("starts with the share button", async ({ page }) => {
      await page.goto("/feed");

      await getInstallButton(page).click();

      await expect(getPrompt(page).getByRole("listitem")).toHaveText([
        "Press the share button",
        "Choose Add to home screen",
      ]);
    });
  });

  test("does not cover the button of the welcome screen", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await page.goto("/welcome");
    await expect(getInstallButton(page)).toBeVisible();
    const submitButton = page.getByRole("button", { name: "Let's Go" });
    await submitButton.scrollIntoViewIfNeeded();

    const prompt = await getBox(getPrompt(page));
    const button = await getBox(submitButton);
    const isBeside = prompt.x >= button.x + button.width;
    expect(isBeside || prompt.y + prompt.height <= button.y).toBe(true);
    await submitButton.click();
    await expect(page).toHaveURL("/");
  });

  test("does not cover the button above the bottom bar", async ({ page, signInAs }) => {
    await signInAs("climber");
    await page.goto("/settings");
    const save = page.getByRole("button", { name: "Save" });
    await expect(save).toBeVisible();
    await expect(getInstallButton(page)).toBeVisible();

    const prompt = await getBox(getPrompt(page));
    expect(prompt.y + prompt.height).toBeLessThanOrEqual((await getBox(save)).y);
  });

  test("is hidden while the route panel is open", async ({ page, seed }) => {
    const { id } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    await expect(page.getByRole("dialog").getByRole("link", { name: "Login" })).toBeVisible();
    await expect(getPrompt(page)).toBeHidden();

    await page.keyboard.press("Escape");

    await expect(getPrompt(page)).toBeVisible();
  });

  test("passes axe and fits the narrowest phone", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/nowhere");
    await expect(getInstallButton(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await getInstallButton(page).click();
    await expect(getPrompt(page).getByRole("list")).toBeFocused();
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize(NARROWEST_PHONE);
    await doubleTextSize(page);
    expect(await getHorizontalOverflow(page)).toBe(0);
    await expect(getPrompt(page).getByRole("button", { name: "Close" })).toBeInViewport();
  });
});

test.describe("a page load outside the sample", () => {
  test("does not offer to install the app", async ({ page }) => {
    await page.goto("/nowhere");

    await expect(page.getByRole("heading", { name: "Off route" })).toBeVisible();
    await expect(getPrompt(page)).toBeHidden();
  });
});

test("the icon of the tab is in the document", async ({ page }) => {
  await page.goto("/nowhere");

  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /^data:image\/svg\+xml,/);
});

test("the site has a manifest, icons and tags for installation", async ({ page }) => {
  await page.goto("/nowhere");
  const manifestUrl = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await page.request.get(manifestUrl ?? "");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");

  const { icons } = (await response.json()) as { icons: { src: string }[] };
  const touchIcon = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const src of [...icons.map((icon) => icon.src), touchIcon ?? ""]) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/png"]);
  }
});

test.describe("Chromium", () => {
  test.use({ serviceWorkers: "allow" });

  test("can install the site @phone", async ({ page, context }) => {
    await page.goto("/");
    const session = await context.newCDPSession(page);

    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");

    // Each journey has a private window, which cannot install anything.
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    expect(errors.filter((id) => id !== "in-incognito")).toEqual([]);
  });
});
