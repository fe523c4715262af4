import type { Page } from "@playwright/test";
import { auth } from "@topout/shared/contract";
import { seedRunningProgram } from "@topout/api/seed-running-program";

import { logInOnLoginScreen, openPageOfOtherUser } from "../other-browser.ts";
import { createRoute, expect, listRoutes, test as base } from "../route-setting.ts";
import { getNotifications } from "../session.ts";

interface Fixtures {
  /** The page of another setter of the gym, in another browser. */
  readonly colleaguePage: Page;
}

const test = base.extend<Fixtures>({
  colleaguePage: async ({ browser, siteUrl, isolatedProgram, gym, seed }, use) => {
    const page = await openPageOfOtherUser(browser, siteUrl);
    const account = seed.createCredentials();
    const registration = await page.request.post(`/api${auth.register.path}`, { data: account });
    const { id } = auth.register.response.parse(await registration.json());
    await seedRunningProgram(isolatedProgram.dataDir, (insert) =>
      insert.updateUser(id, { route_setter: true, home_gym: gym.gymId }),
    );
    await logInOnLoginScreen(page, account);
    await expect(page).toHaveURL("/");
    await use(page);
    await page.context().close();
  },
});

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
