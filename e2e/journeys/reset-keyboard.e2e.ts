import type { Locator, Page } from "@playwright/test";

import { tabTo } from "../keyboard.ts";
import { expectNewRoutes, getMark } from "../reset.ts";
import { createRoute, expect, listRoutes, test } from "../route-setting.ts";
import { getNotifications } from "../session.ts";

test.use({ reducedMotion: "reduce" });

/** Expects that a control has the focus, and shows it. */
async function expectVisibleFocus(control: Locator) {
  await expect(control).toBeFocused();
  expect(await control.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
}

/** Moves to a control with Tab, and presses Enter. */
async function press(page: Page, control: Locator) {
  await tabTo(page, control);
  await expectVisibleFocus(control);
  await page.keyboard.press("Enter");
}

const getButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });

/** Expects a text that a screen reader speaks when it appears. */
const expectAnnouncement = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeAttached();

async function pressKeys(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** On phones, the link is in a menu. */
async function openResets(page: Page, isMobile: boolean) {
  if (!isMobile) return press(page, page.getByRole("link", { name: "Resets" }));
  await press(page, getButton(page, "Set actions"));
  const item = page.getByRole("menuitem", { name: "Resets" });
  for (let presses = 0; presses < 10; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  await expectVisibleFocus(item);
  await page.keyboard.press("Enter");
}

test("plans, publishes and undoes a reset with only the keyboard", async ({
  page,
  isMobile,
  gym,
  openRouteSetting,
}) => {
  test.slow();
  for (const name of ["P1", "P2", "P3"]) await createRoute(page, gym, name);
  const listNames = async () => (await listRoutes(page, gym)).map(({ name }) => name).toSorted();
  await openRouteSetting();
  await openResets(page, isMobile);
  await press(page, getButton(page, "New reset"));

  const wall = page.getByRole("listbox", { name: "What comes down, 3 routes" });
  await tabTo(page, wall);
  await expectVisibleFocus(wall);
  await expect(wall).toHaveAccessibleDescription(/Space/);
  await pressKeys(page, "ArrowRight", "Space");
  await expectAnnouncement(page, "1 route comes down");
  await page.keyboard.press("a");
  await expectAnnouncement(page, "3 routes come down");
  await pressKeys(page, "End", "Space");
  await expectAnnouncement(page, "2 routes come down");
  await expect(getMark(page, "P3")).toHaveAccessibleName("P3, Purple, Left");
  await press(page, getButton(page, "Next"));

  const map = page.getByRole("application", { name: /^What goes up/ });
  await expectVisibleFocus(map);
  await expect(map).toHaveAccessibleDescription(/Enter/);
  await pressKeys(page, "ArrowRight", "Enter");
  await expectAnnouncement(page, "P4 placed, Left, 1 new");
  for (let steps = 0; steps < 10; steps += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expectAnnouncement(page, "P5 placed outside all areas, 2 new");
  await page.keyboard.press("Control+z");
  await expectAnnouncement(page, "P5 removed");
  await expectNewRoutes(page, 1);
  await page.keyboard.press("Enter");
  await expectAnnouncement(page, "P5 placed outside all areas, 2 new");
  await page.keyboard.press("ArrowRight");
  await expectAnnouncement(page, /^P5, Purple, outside all areas, new/);
  await press(page, getButton(page, "Next"));

  await expect(page.getByRole("region", { name: "Publish" })).toBeFocused();
  await press(page, getButton(page, "Publish"));
  const missing = page.getByRole("group", { name: "P5 needs a location" });
  await expectVisibleFocus(missing);
  await press(page, missing.getByRole("button", { name: "Right" }));
  await expectVisibleFocus(getButton(page, "Publish"));
  await page.keyboard.press("Enter");

  const published = page.getByRole("listitem").filter({ hasText: "Published" });
  await expect(getNotifications(page)).toContainText("2 down, 2 up. Climbers see the new wall.");
  await expectVisibleFocus(published);
  expect(await listNames()).toEqual(["P3", "P4", "P5"]);
  await press(page, published.getByRole("button", { name: /^Undo / }));
  const confirmation = page.getByRole("alertdialog", { name: "Undo this reset" });
  await expectVisibleFocus(confirmation.getByRole("button", { name: "Cancel" }));
  await press(page, confirmation.getByRole("button", { name: "Undo reset" }));

  await expect(getNotifications(page)).toContainText("Reset undone");
  await expect(page.getByRole("list", { name: "Newest draft" })).toContainText("Undone");
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  expect(await listNames()).toEqual(["P1", "P2", "P3"]);
  await press(page, page.getByRole("link", { name: /^Continue / }));
  await expect(page.getByRole("listbox")).toBeVisible();
});
