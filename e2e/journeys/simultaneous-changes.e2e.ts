import type { Page } from "@playwright/test";

import { test } from "../colleague.ts";
import { createRoute, expect, listRoutes } from "../route-setting.ts";
import { getNotifications } from "../session.ts";

const clickButton = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

async function editGrade(page: Page, grade: string) {
  await clickButton(page, "Edit P1");
  await page.getByRole("textbox", { name: "Grade" }).fill(grade);
}

test("a setter whose form is open can use the changes of another setter", async ({
  page,
  colleaguePage,
  openRouteSetting,
  gym,
}) => {
  await createRoute(page, gym, "P1");
  await openRouteSetting();
  await editGrade(page, "V9");
  await colleaguePage.goto("/route_setting");
  await editGrade(colleaguePage, "V7");
  await clickButton(colleaguePage, "Save route");
  await expect(getNotifications(colleaguePage)).toContainText("Route Updated");

  await clickButton(page, "Save route");
  await page.getByRole("radio", { name: "Use theirs: V7" }).check();
  await expect(page.getByRole("textbox", { name: "Grade" })).toHaveValue("V7");
  await clickButton(page, "Save route");
  await expect(getNotifications(page)).toContainText("Route Updated");
  expect(await listRoutes(page, gym)).toMatchObject([{ grade: "V7" }]);
});
