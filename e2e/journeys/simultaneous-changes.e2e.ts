import type { Page } from "@playwright/test";
import { auth, users } from "@topout/shared/contract";
import { seedRunningProgram } from "@topout/api/seed-running-program";

import { createRoute, expect, listRoutes, placeDot, test as base } from "../route-setting.ts";
import { getNotifications, getToken, logIn } from "../session.ts";

interface Fixtures {
  /** The browser of another setter of the gym, who is also an admin. */
  readonly colleague: Page;
}

const test = base.extend<Fixtures>({
  colleague: async ({ browser, siteUrl, isolatedProgram, gym, seed }, use) => {
    const context = await browser.newContext({ baseURL: siteUrl });
    const page = await context.newPage();
    const account = seed.createCredentials();
    await context.request.post(`/api${auth.register.path}`, { data: account });
    await page.goto("/login");
    await logIn(page, account);
    await expect(page).toHaveURL("/");
    const headers = { authorization: `Bearer ${await getToken(page)}` };
    const me = users.me.response.parse(
      await (await context.request.get("/api/users/me", { headers })).json(),
    );
    await seedRunningProgram(isolatedProgram.dataDir, (insert) =>
      insert.updateUser(me.id, { route_setter: true, is_superuser: true, home_gym: gym.gymId }),
    );
    await use(page);
    await context.close();
  },
});

const clickButton = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

async function editGrade(page: Page, grade: string) {
  await clickButton(page, "Edit P1");
  await page.getByRole("textbox", { name: "Grade" }).fill(grade);
}

test.describe("a setter whose form is open", () => {
  test("can use the changes of another setter", async ({
    page,
    colleague,
    openRouteSetting,
    gym,
  }) => {
    await createRoute(page, gym, "P1");
    await openRouteSetting();
    await editGrade(page, "V9");
    await colleague.goto("/route_setting");
    await editGrade(colleague, "V7");
    await clickButton(colleague, "Save route");
    await expect(getNotifications(colleague)).toContainText("Route Updated");

    await clickButton(page, "Save route");
    await page.getByRole("radio", { name: "Use theirs: V7" }).check();
    await expect(page.getByRole("textbox", { name: "Grade" })).toHaveValue("V7");
    await clickButton(page, "Save route");
    await expect(getNotifications(page)).toContainText("Route Updated");
    expect(await listRoutes(page, gym)).toMatchObject([{ grade: "V7" }]);
  });

  test("keeps the input if an admin deletes the circuit, and sees it after closing the form", async ({
    page,
    colleague,
    openRouteSetting,
  }) => {
    await openRouteSetting();
    await clickButton(page, "New Route");
    await placeDot(page, [0.3, 0.5]);
    await page.getByRole("textbox", { name: "Grade" }).fill("V5");
    await clickButton(page, "Slab");
    await colleague.goto("/gyms");
    await clickButton(colleague, "Delete Purple");
    await clickButton(colleague, "Delete circuit");
    await expect(colleague.getByText("No circuits yet")).toBeVisible();

    await clickButton(page, "Create route");
    await expect(getNotifications(page)).toContainText("Route Creation Failed");
    await expect(page.getByRole("textbox", { name: "Grade" })).toHaveValue("V5");
    await clickButton(page, "Cancel");
    await clickButton(page, "Discard");
    await expect(page.getByText("No circuits yet")).toBeVisible();
  });
});
