import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { chip, dot, dots, openDashboard, panel, row, section } from "../gym.ts";
import { logIn } from "../session.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search routes" });
const sortBy = (page: Page) => page.getByRole("combobox", { name: "Sort by" });
const dotsOf = (page: Page, circuit: string) =>
  dots(page).and(page.getByRole("option", { name: new RegExp(`, ${circuit},`) }));
const getCount = async (locator: Locator) =>
  Number(/\d+$/.exec((await locator.textContent()) ?? "")?.[0]);

/** The names of the rows in the open section or the search results. */
const getRowNames = (page: Page) =>
  page
    .getByRole("listitem")
    .getByRole("button", { name: / sends?$/ })
    .locator("b")
    .allTextContents();

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
    for (const dot of await dots(page).all())
      await expect(dot).toHaveAttribute("data-state", "unsent");

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

test.describe("the list", () => {
  test("has a section per circuit in display order, one open at a time, sorted as chosen", async ({
    page,
  }) => {
    await openDashboard(page);
    const headings = page
      .getByRole("heading", { level: 3 })
      .getByRole("button")
      .locator("b:first-child");
    const circuits = (await headings.allTextContents()).filter((text) => /^\D+$/.test(text));
    const displayOrder = [
      "Green",
      "White",
      "Blue",
      "Black",
      "Pink",
      "Red",
      "Purple",
      "Yellow",
      "Orange",
    ];
    expect(circuits).toEqual(displayOrder.filter((circuit) => circuits.includes(circuit)));
    await expect(section(page, "Green")).toContainText(/November 2026|[A-Z][a-z]+ \d{4}/);

    await section(page, "Purple").click();
    await expect(section(page, "Purple")).toHaveAttribute("aria-expanded", "true");
    const byName = await getRowNames(page);
    expect(byName).toEqual(byName.toSorted(compareNaturally));
    await section(page, "Green").click();
    await expect(section(page, "Purple")).toHaveAttribute("aria-expanded", "false");

    await sortBy(page).selectOption("Most sent");
    const bySends = await getSendCounts(page);
    expect(bySends).toEqual(bySends.toSorted((a, b) => b - a));

    await page.reload();
    await expect(sortBy(page)).toHaveValue("mostSent");
    await expect(section(page, "Green")).toHaveAttribute("aria-expanded", "true");
    expect(await getSendCounts(page)).toEqual(bySends);
  });

  test("loads photos only when their row comes near the viewport", async ({ page }) => {
    const requested = new Set<string>();
    page.on("request", (request) => requested.add(request.url()));
    await openDashboard(page);
    await chip(page, "Green").click();
    // Every grade contains a V.
    await search(page).fill("v");
    const photos = page.getByRole("listitem").locator("img");
    await expect.poll(() => photos.count()).toBeGreaterThan(40);
    const last = await getSource(photos.last());

    await expect.poll(async () => requested.has(await getSource(photos.first()))).toBe(true);
    expect(requested).not.toContain(last);

    await photos.last().scrollIntoViewIfNeeded();
    await expect.poll(() => requested.has(last)).toBe(true);
  });
});

const getSource = (photo: Locator) => photo.evaluate((image: HTMLImageElement) => image.src);

const compareNaturally = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

const getSendCounts = async (page: Page) =>
  (
    await page
      .getByRole("listitem")
      .getByText(/^\d+ sends?$/)
      .allTextContents()
  ).map(Number.parseFloat);
