import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import {
  getCircuitChip,
  getDot,
  getDots,
  getRowNames,
  openDashboard,
  getPanel,
  getRow,
  getSectionButton,
} from "../gym.ts";
import { logIn } from "../session.ts";

const getSearchField = (page: Page) => page.getByRole("searchbox", { name: "Search routes" });
const getCircuitDots = (page: Page, circuit: string) =>
  getDots(page).and(page.getByRole("option", { name: new RegExp(`, ${circuit},`) }));
const readCount = async (locator: Locator) =>
  Number(/\d+$/.exec((await locator.textContent()) ?? "")?.[0]);

async function toggleStateFilter(page: Page, state: "Sent" | "Attempted") {
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: state }).click();
  await page.keyboard.press("Escape");
}

test.describe("the filters of the dashboard", () => {
  test("filter the map and the list by circuit, and are part of the URL", async ({
    page,
    browser,
    baseURL,
  }) => {
    await openDashboard(page);
    const dotCount = await getDots(page).count();
    const greenCount = await readCount(getCircuitChip(page, "Green"));
    expect(await getCircuitDots(page, "Green").count()).toBe(greenCount);

    await getCircuitChip(page, "Green").click();

    await expect(getCircuitChip(page, "Green")).toHaveAttribute("aria-pressed", "false");
    expect(await readCount(getCircuitChip(page, "Green"))).toBe(greenCount);
    await expect(getCircuitDots(page, "Green")).toHaveCount(0);
    await expect(getDots(page)).toHaveCount(dotCount - greenCount);
    await expect(getSectionButton(page, "Green")).toHaveCount(0);
    await getSearchField(page).fill("slab");
    await expect(page).toHaveURL(/hideCircuits=.*&q=slab$|q=slab&hideCircuits=/);
    const matchCount = await getDots(page).count();
    expect(await getRowNames(page)).toHaveLength(matchCount);

    const otherContext = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const visitorPage = await otherContext.newPage();
    await openDashboard(visitorPage, page.url());
    await expect(getDots(visitorPage)).toHaveCount(matchCount);
    await expect(getSearchField(visitorPage)).toHaveValue("slab");
    await expect(getCircuitChip(visitorPage, "Green")).toHaveAttribute("aria-pressed", "false");
    await otherContext.close();

    await getSearchField(page).fill("");
    await expect(page).not.toHaveURL(/q=/);
    await openDashboard(page);
    await expect(getCircuitChip(page, "Green")).toHaveAttribute("aria-pressed", "false");
    await expect(page).toHaveURL(/hideCircuits=/);
  });

  test("search by name, grade, location and style, and show a message if nothing matches", async ({
    page,
    seed,
  }) => {
    await openDashboard(page);
    const route = await seed.getFirstRoute();

    const styleQuery = `${route.style.split(",")[0]?.trim()} ${route.name}`;
    for (const query of [
      route.name.toLowerCase(),
      `${route.grade} ${route.name}`,
      `${route.name} ${route.location}`,
      styleQuery,
    ]) {
      await getSearchField(page).fill(query);
      await expect(getRow(page, route.name)).toBeVisible();
      await expect(getDot(page, route.name)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: /^\d+ routes?$/ })).toBeAttached();
    }
    await getRow(page, route.name).click();
    await expect(getPanel(page, route.name)).toBeVisible();
    await page.goBack();
    await expect(getPanel(page)).toHaveCount(0);
    await expect(getSearchField(page)).toHaveValue(styleQuery);

    await getSearchField(page).fill("no such route");
    await expect(page.getByRole("main")).toContainText("No matches");
    await expect(getDots(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Reset filters" }).click();
    await expect(getDots(page).first()).toBeVisible();
    await expect(getSearchField(page)).toHaveValue("");
  });

  test("require a login for Sent, Attempted and Projects, and the login returns to the dashboard", async ({
    page,
  }) => {
    await openDashboard(page);
    for (const dot of await getDots(page).all()) {
      await expect(dot).toHaveAttribute("data-state", "unsent");
    }

    await page.getByRole("button", { name: "Filter" }).click();
    for (const name of ["Sent", "Attempted"]) {
      await expect(page.getByRole("checkbox", { name })).toBeDisabled();
    }
    await page.getByRole("button", { name: "Log in to use these filters" }).click();
    await expect(page).toHaveURL("/login");
    await page.goBack();

    await page.getByRole("button", { name: "Projects" }).click();
    await expect(page).toHaveURL("/login");
    await logIn(page, { email: "climber@topout.example", password: "topout-demo" });

    await expect(page).toHaveURL("/");
    await expect(getCircuitChip(page, "Projects")).toBeVisible();
  });

  test("show only projects, or hide sent or attempted routes", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    const { id, name } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    await getPanel(page).getByRole("button", { name: "Project", exact: true }).click();
    await getPanel(page).getByRole("button", { name: "Add Attempt" }).click();
    await page.keyboard.press("Escape");
    await expect(getDot(page, name)).toHaveAccessibleName(/, attempted, project$/);
    const dotCount = await getDots(page).count();

    expect(await readCount(getCircuitChip(page, "Projects"))).toBe(1);
    await getCircuitChip(page, "Projects").click();
    await expect(getDots(page)).toHaveCount(1);
    await getCircuitChip(page, "Projects").click();

    await toggleStateFilter(page, "Sent");
    await expect(getDots(page)).toHaveCount(dotCount);
    await toggleStateFilter(page, "Attempted");
    await expect(getDots(page)).toHaveCount(dotCount - 1);
    await expect(getDot(page, name)).toHaveCount(0);
    await expect(page).toHaveURL(/hide=sent\.attempted/);
  });
});
