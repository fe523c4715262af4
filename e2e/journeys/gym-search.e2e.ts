import { seedRunningProgram } from "@topout/api/seed-running-program";
import type { Page } from "@playwright/test";

import { expect, test as base } from "../fixtures.ts";
import { getDots, openDashboard } from "../gym.ts";
import { tabTo } from "../keyboard.ts";

const GYM_COUNT = 20_000;
/** It sorts after the gyms that the list contains. */
const GYM = { name: "Zénith Blocs", location: "Grenoble" };

/** A program with 20,000 gyms. */
const test = base.extend<object, { manyGymsUrl: string }>({
  manyGymsUrl: [
    async ({ isolatedProgram }, use) => {
      await seedRunningProgram(isolatedProgram.dataDir, async (seed) => {
        await seed.numberedGyms(GYM_COUNT);
        const { id: gym_id } = await seed.gym(GYM);
        const { id: circuit_id } = await seed.circuit({ gym_id });
        const { id: set_id } = await seed.set({ circuit_id });
        await seed.route({ set_id });
      });
      await use(isolatedProgram.url);
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ manyGymsUrl }, use) => use(manyGymsUrl),
});

const getSwitcher = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^${name}`) });
const getSearch = (page: Page) => page.getByRole("dialog", { name: "Gyms" });
const getField = (page: Page) => getSearch(page).getByRole("combobox", { name: "Search gyms" });

test("a climber finds a gym among 20,000 by typing three letters @sweep-desktop", async ({
  page,
  seed,
}) => {
  await seed.signInAsNewClimber();
  await openDashboard(page);
  await getSwitcher(page, "Gritworks Leeds").click();

  await getField(page).fill("zen");
  await expect(getSearch(page).getByText("1 gym", { exact: true })).toBeVisible();
  await getSearch(page).getByRole("option", { name: GYM.name }).click();

  await expect(getSwitcher(page, GYM.name)).toBeVisible();
  await expect(getDots(page)).toHaveCount(1);
  await page.reload();
  await expect(getSwitcher(page, GYM.name)).toBeVisible();
  await expect(getDots(page)).toHaveCount(1);
});

test("the dashboard loads only one gym with its layout @sweep-desktop", async ({ page }) => {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/gyms(\/[^/]+)?$/.test(pathname)) paths.push(pathname);
  });

  await openDashboard(page);
  await expect(getSwitcher(page, "Gritworks Leeds")).toBeVisible();

  expect(paths.toSorted()).toEqual([
    expect.stringMatching(/^\/api\/gyms\/[\da-f-]{36}$/),
    "/api/gyms/search",
  ]);
});

test("the keyboard is enough to change the gym @desktop", async ({ page }) => {
  await openDashboard(page);
  await tabTo(page, getSwitcher(page, "Gritworks Leeds"));
  await page.keyboard.press("Enter");
  await expect(getField(page)).toBeFocused();

  await page.keyboard.type("wall 2000");
  await expect(getSearch(page).getByRole("option", { name: "Wall 20000" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(getSwitcher(page, "Wall 20000")).toBeFocused();
});

test("a climber searches the home gym in the settings, and removes it again @phone", async ({
  page,
  seed,
}) => {
  await seed.signInAsNewClimber();
  await page.goto("/settings");
  const field = page.getByRole("button", { name: /^Home gym/ });
  await field.click();
  const search = page.getByRole("dialog", { name: "Home gym" });
  await search.getByRole("combobox").fill("gren");
  await search.getByRole("option", { name: GYM.name }).click();
  await expect(field).toHaveAccessibleName(`Home gym ${GYM.name} ${GYM.location}`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings Updated")).toBeVisible();

  await openDashboard(page);
  await expect(getSwitcher(page, GYM.name)).toBeVisible();

  await page.goto("/settings");
  await field.click();
  await expect(search.getByRole("group", { name: "Your home gym" })).toContainText(GYM.name);
  await search.getByRole("button", { name: "No home gym" }).click();
  await expect(field).toHaveAccessibleName("Home gym No home gym");
});
