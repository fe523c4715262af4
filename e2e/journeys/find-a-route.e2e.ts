import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { chip, dot, dots, getRowNames, openDashboard, panel, row, section } from "../gym.ts";
import { logIn } from "../session.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search routes" });
const dotsOf = (page: Page, circuit: string) =>
  dots(page).and(page.getByRole("option", { name: new RegExp(`, ${circuit},`) }));
const getCount = async (locator: Locator) =>
  Number(/\d+$/.exec((await locator.textContent()) ?? "")?.[0]);

async function toggleState(page: Page, state: "Sent" | "Attempted") {
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("menuitemcheckbox", { name: state }).click();
  await page.keyboard.press("Escape");
}

test.describe("finding a route", () => {
  test("by circuit filters map and list, and the URL shares the filters", async ({
    page,
    browser,
    baseURL,
  }) => {
    await openDashboard(page);
    const all = await dots(page).count();
    const green = await getCount(chip(page, "Green"));
    expect(await dotsOf(page, "Green").count()).toBe(green);

    await chip(page, "Green").click();

    await expect(chip(page, "Green")).toHaveAttribute("aria-pressed", "false");
    expect(await getCount(chip(page, "Green"))).toBe(green);
    await expect(dotsOf(page, "Green")).toHaveCount(0);
    await expect(dots(page)).toHaveCount(all - green);
    await expect(section(page, "Green")).toHaveCount(0);
    await search(page).fill("slab");
    await expect(page).toHaveURL(/without=.*&q=slab$|q=slab&without=/);
    const matchCount = await dots(page).count();
    expect(await getRowNames(page)).toHaveLength(matchCount);

    const otherContext = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const guest = await otherContext.newPage();
    await openDashboard(guest, page.url());
    await expect(dots(guest)).toHaveCount(matchCount);
    await expect(search(guest)).toHaveValue("slab");
    await expect(chip(guest, "Green")).toHaveAttribute("aria-pressed", "false");
    await otherContext.close();

    await search(page).fill("");
    await expect(page).not.toHaveURL(/q=/);
    await openDashboard(page);
    await expect(chip(page, "Green")).toHaveAttribute("aria-pressed", "false");
    await expect(page).toHaveURL(/without=/);
  });

  test("by text matches name, grade, location and style, or says that nothing matches", async ({
    page,
    seed,
  }) => {
    await openDashboard(page);
    const route = await seed.route();

    const style = `${route.style.split(",")[0]?.trim()} ${route.name}`;
    for (const query of [
      route.name.toLowerCase(),
      `${route.grade} ${route.name}`,
      `${route.name} ${route.location}`,
      style,
    ]) {
      await search(page).fill(query);
      await expect(row(page, route.name)).toBeVisible();
      await expect(dot(page, route.name)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: /^\d+ routes?$/ })).toBeAttached();
    }
    await row(page, route.name).click();
    await expect(panel(page, route.name)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(search(page)).toHaveValue(style);

    await search(page).fill("no such route");
    await expect(page.getByRole("main")).toContainText("Nothing matches");
    await expect(dots(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Reset filters" }).click();
    await expect(dots(page).first()).toBeVisible();
    await expect(search(page)).toHaveValue("");
  });

  test("by climbs needs an account: visitors are led to the login and back", async ({ page }) => {
    await openDashboard(page);
    for (const each of await dots(page).all()) {
      await expect(each).toHaveAttribute("data-state", "unsent");
    }

    await page.getByRole("button", { name: "Filter" }).click();
    for (const name of ["Sent", "Attempted"]) {
      await expect(page.getByRole("menuitemcheckbox", { name })).toBeDisabled();
    }
    await page.getByRole("menuitem", { name: "Log in to use these filters" }).click();
    await expect(page).toHaveURL("/login");
    await page.goBack();

    await page.getByRole("button", { name: "Projects" }).click();
    await expect(page).toHaveURL("/login");
    await logIn(page, { email: "climber@topout.example", password: "topout-demo" });

    await expect(page).toHaveURL("/");
    await expect(chip(page, "Projects")).toBeVisible();
  });

  test("by climbs: projects, sent and attempted", async ({ page, seed }) => {
    await seed.newClimber();
    const { id, name } = await seed.route();
    await page.goto(`/?route=${id}`);
    await panel(page).getByRole("button", { name: "Project", exact: true }).click();
    await panel(page).getByRole("button", { name: "Add Attempt" }).click();
    await page.keyboard.press("Escape");
    await expect(dot(page, name)).toHaveAccessibleName(/, attempted, project$/);
    const all = await dots(page).count();

    expect(await getCount(chip(page, "Projects"))).toBe(1);
    await chip(page, "Projects").click();
    await expect(dots(page)).toHaveCount(1);
    await chip(page, "Projects").click();

    await toggleState(page, "Sent");
    await expect(dots(page)).toHaveCount(all);
    await toggleState(page, "Attempted");
    await expect(dots(page)).toHaveCount(all - 1);
    await expect(dot(page, name)).toHaveCount(0);
    await expect(page).toHaveURL(/hide=sent\.attempted/);
  });
});
