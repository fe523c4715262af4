import { expectNoViolations, expectReachableControls } from "../accessibility.ts";
import { tabTo } from "../keyboard.ts";
import {
  doubleTextSize,
  getDialogOverflow,
  getHorizontalOverflow,
  NARROWEST_PHONE,
  resize,
} from "../viewport.ts";
import { createRoute, expect, listRoutes, test } from "../route-setting.ts";
import { getNotifications } from "../session.ts";
import { setterDialogs } from "../setter-dialogs.ts";

test.use({ reducedMotion: "reduce" });
// The workers share the tests of this file.
test.describe.configure({ mode: "parallel" });

test.describe("a dialog of route setting @phone", () => {
  for (const [index, { name, title, setUp }] of setterDialogs.entries()) {
    test(`passes axe, shows the focus of every control, and fits the narrowest phone: ${name}`, async ({
      page,
      openRouteSetting,
      gym,
    }) => {
      test.slow();
      const p1 = await createRoute(page, gym, "P1");
      await createRoute(page, gym, "P2");
      await openRouteSetting();
      await setUp(page, p1);
      const dialog = page.locator("[aria-modal=true]").last();
      await expect(dialog).toHaveAccessibleName(title);

      await expectNoViolations(page, { isPartOfScreen: true, index });
      await expectReachableControls(page, { isPartOfScreen: true, index });

      await resize(page, NARROWEST_PHONE);
      await doubleTextSize(page);
      expect(await getDialogOverflow(page)).toBe(0);
      expect(await getHorizontalOverflow(page)).toBe(0);
    });
  }
});

test("several routes can be changed and deleted with only the keyboard @desktop", async ({
  page,
  openRouteSetting,
  gym,
}) => {
  await createRoute(page, gym, "P1");
  await createRoute(page, gym, "P2");
  await openRouteSetting();
  const pressButton = async (name: string) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  const checkAll = async () => {
    await pressButton("Set actions");
    await expect(page.getByRole("menuitem", { name: "Select routes" })).toBeFocused();
    await page.keyboard.press("Enter");
    await pressButton("Select all");
  };

  await checkAll();
  await pressButton("Change");
  await tabTo(page, page.getByRole("textbox", { name: "Grade" }));
  await page.keyboard.type("V8");
  await page.keyboard.press("Enter");
  await expect(getNotifications(page)).toContainText("2 routes changed");
  expect(await listRoutes(page, gym)).toMatchObject([{ grade: "V8" }, { grade: "V8" }]);

  await checkAll();
  await pressButton("Delete");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await pressButton("Delete 2 routes");
  await expect(getNotifications(page)).toContainText("2 routes deleted");
});
