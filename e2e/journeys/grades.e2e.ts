import type { Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getDots, getMap, getPanel, openDashboard } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import { logInOnLoginScreen, openPageOfOtherUser } from "../other-browser.ts";
import { updateRoute } from "../route-setting.ts";
import { getNotifications } from "../session.ts";
import { filterByUniqueName } from "../unique-names.ts";

// Changes the scale of the demo gym, which other journeys use.
test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

async function setScale(page: Page, scale: string) {
  await page.goto("/gyms");
  await page.getByRole("button", { name: "Edit gym" }).click();
  await page.getByRole("menuitem", { name: "Edit Gym Grades" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Gym Grades" });
  await dialog.getByRole("combobox", { name: "Grade scale" }).selectOption(scale);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(getNotifications(page)).toContainText("Gym Updated");
}

const getFilter = (page: Page) => page.getByRole("dialog", { name: "Filter" });

test("a climber filters by a range of grades, with the keyboard alone", async ({ page }) => {
  await openDashboard(page);
  const total = await getDots(page).count();
  await tabTo(page, page.getByRole("button", { name: "Filter" }));
  await page.keyboard.press("Enter");
  const filter = getFilter(page);
  await expect(filter.getByRole("checkbox", { name: "Sent" })).toBeFocused();
  await expect(filter).toContainText(`${total} of ${total} routes.`);

  await tabTo(page, filter.getByRole("slider", { name: "From grade" }));
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(filter.getByRole("slider", { name: "To grade" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");

  await expect(filter).toContainText("V3 to V5");
  await expect(page).toHaveURL(/fromGrade=V3&toGrade=V5/);
  const visibleCount = await getDots(page).count();
  expect(visibleCount).toBeGreaterThan(0);
  expect(visibleCount).toBeLessThan(total);
  await expect(filter).toContainText(`${visibleCount} of ${total} routes.`);
  await page.keyboard.press("Escape");
  await expect(filter).toBeHidden();
  await expect(page.getByRole("button", { name: "Filter" })).toBeFocused();

  await page.reload();
  await expect(getMap(page)).toHaveAccessibleName(`Gym map, ${visibleCount} routes`);
  await tabTo(page, page.getByRole("button", { name: "Grade V3 to V5, remove" }));
  await page.keyboard.press("Enter");
  await expect(getDots(page)).toHaveCount(total);
});

test("a gym changes from V to Font, and its routes are ranked again", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await setScale(page, "Font");

  await openDashboard(page, "/?fromGrade=V3&toGrade=V5");
  // The scale does not contain these grades, so the range has no effect.
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("button", { name: /^Grade .*, remove$/ }).count();
    })
    .toBe(0);

  await setScale(page, "V");
  await page.goto("/?fromGrade=V3&toGrade=V5&q=v");
  await expect(page.getByRole("button", { name: "Grade V3 to V5, remove" })).toBeVisible();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Grade");
  const grades = page.getByRole("listitem").locator("b", { hasText: /^V/ });
  await expect(grades.first()).toHaveText(/^V3|^V2–V3/);
});

test(
  "after a gym changed from V to Font, the stored sorting, an old link and the labels of a climber still work",
  { tag: "@sweep" },
  async ({ page, browser, siteUrl, signInAs, seed }) => {
    test.slow();
    const list = await seed.getRoutes();
    const [changed, unchanged] = filterByUniqueName(list).filter(({ grade }) => grade === "V4");
    if (!changed || !unchanged) throw new Error("The demo gym has too few routes of V4");
    const climber = await openPageOfOtherUser(browser, siteUrl);
    await logInOnLoginScreen(climber, { email: "climber@topout.example", password: "topout-demo" });
    await expect(climber).toHaveURL("/");
    await openDashboard(climber, "/?fromGrade=V3&toGrade=V5&q=v");
    const gradeChip = climber.getByRole("button", { name: /^Grade .*, remove$/ });
    await expect(gradeChip).toBeVisible();
    const sorting = climber.getByRole("combobox", { name: "Sort by" });
    await sorting.selectOption("Grade");

    await signInAs("admin");
    await setScale(page, "Font");
    await updateRoute(page, changed, { grade: "6B" });

    // The link has names of the old scale, so it filters nothing. The server ranks the routes in the background.
    await expect(async () => {
      await climber.goto("/?fromGrade=V3&toGrade=V5");
      await expect(getMap(climber)).toHaveAccessibleName(`Gym map, ${list.length} routes`, {
        timeout: 5_000,
      });
    }).toPass();
    await expect(gradeChip).toHaveCount(0);

    await openDashboard(climber, "/?fromGrade=6A&toGrade=6C");
    await expect(getMap(climber)).toHaveAccessibleName("Gym map, 1 route");
    await expect(climber.getByRole("button", { name: "Grade 6A to 6C, remove" })).toBeVisible();
    await climber.getByRole("button", { name: "Filter" }).click();
    const from = getFilter(climber).getByRole("slider", { name: "From grade" });
    await expect(from).toHaveAttribute("aria-valuetext", "6A");

    // Routes outside the scale are after the others.
    await openDashboard(climber, `/?q=${encodeURIComponent(changed.location)}`);
    await expect(sorting).toHaveValue("grade");
    const grades = climber.getByRole("listitem").locator("b", { hasText: /^(V\d|6B)/ });
    await expect(grades.first()).toHaveText("6B");
    await expect(grades.nth(1)).toBeVisible();

    await climber.goto(`/?route=${unchanged.id}`);
    await expect(getPanel(climber, unchanged.name)).toContainText("V4");
    await climber.goto(`/?route=${changed.id}`);
    await expect(getPanel(climber, changed.name)).toContainText("6B");
    await climber.context().close();
    await setScale(page, "V");
  },
);
