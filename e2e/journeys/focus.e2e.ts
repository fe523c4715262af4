import type { Locator, Page } from "@playwright/test";

import { expect, expectShape, openEditor, test, WALL } from "../layout-editor.ts";
import { createPhoto } from "../route-setting.ts";

const getFocusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const getButton = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Opens a screen, and waits for the code that moves a lost focus. The browser loads it when the page is idle. */
async function open(page: Page, path: string) {
  const chunk = page.waitForResponse(/restore-lost-focus/);
  await page.goto(path);
  await chunk;
}

/** Presses a control that disables itself or disappears, and expects that the focus is not lost. */
async function press(page: Page, control: Locator) {
  await control.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => getFocusedTag(page)).not.toBe("BODY");
}

test.describe("the focus stays on the screen", () => {
  test("when Redo, Undo and Delete of the layout editor disable themselves", async ({
    page,
    createGym,
  }) => {
    await createGym({ layout: { lines: [WALL], areas: [] } });
    await openEditor(page, "lines");
    await getButton(page, "Add line").click();
    await press(page, getButton(page, "Undo"));
    await expect(getButton(page, "Undo")).toBeFocused();
    await getButton(page, "Redo").click();
    await expectShape(page, "0 points · open");

    await page.keyboard.press("Control+z");
    await expect(getButton(page, "Redo")).toBeEnabled();
    await expect(page.getByText("0 points · open")).toBeHidden();
    await press(page, getButton(page, /^Delete Wall/));
  });

  test("when a photo of the tray, a toolbar and a dialog disappear", async ({ page, signInAs }) => {
    await signInAs("setter");
    await open(page, "/route_setting");
    await press(page, getButton(page, "New Route"));
    const photo = await createPhoto(page, { width: 60, height: 80 });
    await page.getByLabel("Choose").setInputFiles([photo, photo]);
    await press(page, getButton(page, "Remove photo 2 of 2"));
    await press(page, getButton(page, "Remove photo 1 of 1"));
    await press(page, getButton(page, "Cancel"));
    await expect(getButton(page, "New Route")).toBeFocused();

    await press(page, getButton(page, "Set actions"));
    await press(page, page.getByRole("menuitem", { name: "Select routes" }));
    const toolbar = page.getByRole("toolbar", { name: "Selected routes" });
    await press(page, toolbar.getByRole("button", { name: "Select all" }));
    await press(page, toolbar.getByRole("button", { name: "Done" }));
  });

  test("when settings are saved", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await open(page, "/settings");
    await page.getByRole("textbox", { name: "About" }).fill("Slabs");
    await press(page, getButton(page, "Save"));
    await expect(getButton(page, "Save")).toHaveAttribute("aria-disabled", "true");
    await expect(getButton(page, "Save")).toBeFocused();
  });

  test("when a route opens, is logged, and its climb is removed", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    const { id } = await seed.getFirstRoute();
    await open(page, `/?route=${id}`);
    await press(page, getButton(page, "Add Send"));
    await press(page, getButton(page, /^Delete send/i));
    await press(page, getButton(page, /^Next route/));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Close" }));
  });

  test("when a search is cleared and a banner disappears @sweep", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await open(page, "/?q=slab");
    await press(page, getButton(page, "Clear search"));
    await press(page, getButton(page, "Send Email"));
  });

  test("when the next page of the feed loads @sweep", async ({ page, signInAs }) => {
    await signInAs("climber");
    await open(page, "/feed");
    await press(page, getButton(page, "Load More Activities"));
    await expect(page.getByRole("article").and(page.locator(":focus"))).toBeVisible();
    await expect.poll(() => getFocusedTag(page)).not.toBe("BODY");
  });
});
