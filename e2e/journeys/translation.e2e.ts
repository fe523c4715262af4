import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { isFullSize } from "../full-size.ts";
import { createPen, expectShape, openEditor, test as editorTest } from "../layout-editor.ts";
import { remoteScreens } from "../remote-screens.ts";
import { screenStates, openScreenState } from "../screen-states.ts";
import { translatePages } from "../translated-page.ts";
import { DESKTOP, PHONE, resize } from "../viewport.ts";

const click = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

/** FULL_SIZE=1 tests all screens with their states. `npm test` tests one screen of each remote and of the shell. */
const shortPaths = new Set(["/login", ...remoteScreens.map(({ path }) => path)]);
const states = screenStates.filter(
  ({ path, setUp }) => isFullSize || (!setUp && shortPaths.has(path)),
);

test.describe("a page that the browser translates", () => {
  for (const state of states) {
    test(`opens, changes its layout and closes: ${state.screen}`, async ({ page, signInAs }) => {
      if (state.role) await signInAs(state.role);
      const { errors } = await translatePages(page);
      await openScreenState(page, state);
      await expect(page.locator("font").first()).toBeAttached();

      await resize(page, DESKTOP);
      await resize(page, PHONE);
      await page.keyboard.press("Escape");
      await page.goBack();

      expect(errors).toEqual([]);
    });
  }

  test("filters, searches, opens a route and logs it", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    const { errors } = await translatePages(page);
    const { id } = await seed.getFirstRoute();
    await page.goto("/");
    await expect(page.getByRole("option").first()).toBeVisible();
    await click(page, "Filter");
    await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
    for (const item of await page.getByRole("checkbox").all()) await item.click();
    for (const item of await page.getByRole("checkbox").all()) await item.click();
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("slab");
    await expect(page).toHaveURL(/q=slab/);
    await click(page, "Clear search");
    await page.goto(`/?route=${id}`);
    const panel = page.getByRole("dialog");
    for (const name of ["Add Attempt", "Add Send", "Project", "Project"]) {
      await panel.getByRole("button", { name, exact: true }).click();
    }
    await panel.getByRole("button", { name: /^Delete send of/ }).click();
    await panel.getByRole("button", { name: /^Next route/ }).click();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();

    expect(errors).toEqual([]);
  });

  test("checks routes, fills in a new one and shows its errors @sweep", async ({
    page,
    signInAs,
  }) => {
    await signInAs("setter");
    const { errors } = await translatePages(page);
    await page.goto("/route_setting");
    for (const tab of await page.getByRole("tab").all()) await tab.click();
    await click(page, "Set actions");
    await page.getByRole("menuitem", { name: "Select routes" }).click();
    await click(page, "Select all");
    await click(page, "Done");
    await click(page, "New Route");
    await click(page, "Slab");
    await click(page, "Crimp");
    await click(page, "Slab");
    await click(page, "Create route");
    await expect(page.getByText("Required").first()).toBeVisible();
    await page.getByRole("application").focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Cancel" }).click();
    await click(page, "Discard");

    expect(errors).toEqual([]);
  });

  test("shows errors and notifications", async ({ page, seed }) => {
    const { errors } = await translatePages(page);
    await page.goto("/login");
    await click(page, "Log in");
    await page.getByLabel("Email").fill("nobody@topout.example");
    await page.getByLabel("Password", { exact: true }).fill("wrong-password");
    await click(page, "Log in");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await seed.signInAsNewClimber();
    await page.goto("/settings");
    await page.getByRole("textbox", { name: "Username" }).fill("a b");
    await page.getByRole("textbox", { name: "Username" }).fill("climber-x");
    await page.getByRole("textbox", { name: "About" }).fill("Slabs");

    expect(errors).toEqual([]);
  });
});

editorTest(
  "a page that the browser translates: the layout editor draws",
  async ({ page, createGym }) => {
    await createGym({ layout: { lines: [], areas: [] } });
    const { errors } = await translatePages(page);
    await openEditor(page, "lines");
    const pen = await createPen(page);
    await pen.draw([
      { x: -40, y: -40 },
      { x: 40, y: -40 },
      { x: 40, y: 40 },
    ]);
    await expectShape(page, "3 points · open");
    await click(page, "Add line");
    for (const item of ["Lock", "Unlock", "Duplicate", "Move up"]) {
      await click(page, /^More actions for Wall/);
      await page.getByRole("menuitem", { name: item, exact: true }).click();
    }
    await click(page, "Undo");
    await click(page, "Redo");
    await click(page, /^Delete Wall/);

    expect(errors).toEqual([]);
  },
);
