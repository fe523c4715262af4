import type { Locator, Page } from "@playwright/test";

import { expectNoViolations, expectReachableControls } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { tabTo } from "../keyboard.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE, resize } from "../viewport.ts";
import { openScreenState, screenStates } from "../screen-states.ts";

test.use({ reducedMotion: "reduce" });
// The workers share the tests of this file.
test.describe.configure({ mode: "parallel" });

/** Returns the pixels between an element and the navigation at the bottom of the window. */
async function getDistanceToBottomBar(page: Page, element: Locator): Promise<number> {
  const bar = await page.getByRole("navigation", { name: "Bottom bar" }).boundingBox();
  const box = await element.boundingBox();
  if (!bar || !box) throw new Error("The element or the bottom bar is not visible");
  return bar.y - box.y - box.height;
}

/** Returns whether something else is above the middle of an element. */
const isCovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test.describe("a screen", () => {
  for (const [index, state] of screenStates.entries()) {
    test(`passes axe, shows the focus of every control, and fits the narrowest phone: ${state.screen}`, async ({
      page,
      signInAs,
    }) => {
      // Some screens have more than a hundred controls.
      test.slow();
      if (state.role) await signInAs(state.role);
      await openScreenState(page, state);

      const { isPhoneOnly } = state;
      const scope = { isPhoneOnly, isPartOfScreen: state.setUp !== undefined, index };
      await expectNoViolations(page, scope);
      await expectReachableControls(page, scope);

      await resize(page, NARROWEST_PHONE);
      expect(await getHorizontalOverflow(page)).toBe(0);
      await doubleTextSize(page);
      expect(await getHorizontalOverflow(page), "with doubled text").toBe(0);
    });
  }
});

test("on a phone, the pinned buttons of a report are at the bottom and do not cover a focused control", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/admin/reports");
  const remove = page.getByRole("button", { name: "Remove", exact: true });
  await expect(remove).toBeVisible();
  expect(await getDistanceToBottomBar(page, remove)).toBeLessThan(20);

  const undo = page.getByRole("button", { name: /^Undo: / }).first();
  await expect(undo).toBeVisible();
  await tabTo(page, undo);
  expect(await isCovered(undo)).toBe(false);
});

test.describe("a menu or an overlay", () => {
  test("passes axe: the menu of the user", async ({ page, signInAs }) => {
    await signInAs("climber");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.getByRole("button", { name: "robin.reed" }).click();
    await expect(page.getByRole("menu")).toBeVisible();

    await expectNoViolations(page);
  });

  test("passes axe: the filters, with a range of grades", async ({ page, signInAs }) => {
    await signInAs("climber");
    await page.goto("/?fromGrade=V2&toGrade=V4");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByRole("slider", { name: "From grade" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Grade .*, remove$/ })).toBeVisible();

    await expectNoViolations(page);
  });

  test("passes axe: the route panel", async ({ page, signInAs, seed }) => {
    await signInAs("climber");
    const { id } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    await expect(page.getByRole("button", { name: "Add Send" })).toBeVisible();

    await expectNoViolations(page);
  });
});
