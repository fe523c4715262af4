import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";

import { expect, test as base } from "../fixtures.ts";
import { getNotifications } from "../session.ts";

const DEMO_GYM = "Gritworks Leeds";
const OTHER_GYM = "Cragworks Hull";

/** A program with a second gym. */
const test = base.extend<object, { twoGymsUrl: string }>({
  twoGymsUrl: [
    async ({ isolatedProgram }, use) => {
      await seedRunningProgram(isolatedProgram.dataDir, ({ gym }) => gym({ name: OTHER_GYM }));
      await use(isolatedProgram.url);
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ twoGymsUrl }, use) => use(twoGymsUrl),
});

const getGymSwitcher = (page: Page, gym: string) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^${gym}`) });

async function saveHomeGym(page: Page, gym: string) {
  await page.goto("/settings");
  await page.getByLabel("Home gym").selectOption(gym);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(getNotifications(page)).toContainText("Settings Updated");
}

test("a new home gym replaces the gym that is stored on the device, and the user can remove it", async ({
  page,
  seed,
}) => {
  await seed.signInAsNewClimber();
  await page.goto("/");
  await getGymSwitcher(page, DEMO_GYM).or(getGymSwitcher(page, OTHER_GYM)).click();
  await page.getByRole("menuitemradio", { name: new RegExp(`^${OTHER_GYM}`) }).click();
  await expect(getGymSwitcher(page, OTHER_GYM)).toBeVisible();
  await page.reload();
  await expect(getGymSwitcher(page, OTHER_GYM)).toBeVisible();

  await saveHomeGym(page, DEMO_GYM);
  await page.goto("/");
  await expect(getGymSwitcher(page, DEMO_GYM)).toBeVisible();

  await saveHomeGym(page, "No home gym");
  await page.reload();
  await expect(page.getByLabel("Home gym")).toHaveValue("");
});

test("the user can clear the home gym that they chose on the welcome screen", async ({
  page,
  seed,
}) => {
  await seed.signInAsNewClimber();
  await page.goto("/welcome");
  const radio = page.getByRole("radio", { name: new RegExp(OTHER_GYM) });
  await radio.check();

  await page.getByRole("button", { name: "Clear home gym" }).click();

  await expect(radio).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Clear home gym" })).toBeHidden();
});
