import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { chip, dot, dots, openDashboard, panel, row, section } from "../gym.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search routes" });
const sortBy = (page: Page) => page.getByRole("combobox", { name: "Sort by" });
const dotsOf = (page: Page, circuit: string) =>
  dots(page).and(page.getByRole("option", { name: new RegExp(`, ${circuit},`) }));
const number = async (locator: Locator) =>
  Number(/\d+$/.exec((await locator.textContent()) ?? "")?.[0]);

/** The routes that an unfolded section, or a search, lists. */
const listed = (page: Page) =>
  page
    .getByRole("listitem")
    .getByRole("button", { name: / sends?$/ })
    .locator("b")
    .allTextContents();

async function choose(page: Page, state: "Sent" | "Attempted") {
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("menuitemcheckbox", { name: state }).click();
  await page.keyboard.press("Escape");
}

test.describe("finding a route", () => {
  test("by circuit narrows map and list together; the address shares it with anybody", async ({
    page,
    browser,
    baseURL,
  }) => {
    await openDashboard(page);
    const all = await dots(page).count();
    const green = await number(chip(page, "Green"));
    expect(await dotsOf(page, "Green").count()).toBe(green);

    await chip(page, "Green").click();

    await expect(chip(page, "Green")).toHaveAttribute("aria-pressed", "false");
    expect(await number(chip(page, "Green"))).toBe(green);
    await expect(dotsOf(page, "Green")).toHaveCount(0);
    await expect(dots(page)).toHaveCount(all - green);
    await expect(section(page, "Green")).toHaveCount(0);
    await search(page).fill("slab");
    await expect(page).toHaveURL(/without=.*&q=slab$|q=slab&without=/);
    const found = await dots(page).count();
    expect(await listed(page)).toHaveLength(found);

    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const guest = await elsewhere.newPage();
    await openDashboard(guest, page.url());
    await expect(dots(guest)).toHaveCount(found);
    await expect(search(guest)).toHaveValue("slab");
    await expect(chip(guest, "Green")).toHaveAttribute("aria-pressed", "false");
    await elsewhere.close();

    await search(page).fill("");
    await expect(page).not.toHaveURL(/q=/);
    await openDashboard(page);
    await expect(chip(page, "Green")).toHaveAttribute("aria-pressed", "false");
    await expect(page).toHaveURL(/without=/);
  });

  test("by words finds name, grade, location and style, or says that there is none", async ({
    page,
    seed,
  }) => {
    await openDashboard(page);
    const route = await seed.route();

    const style = `${route.style.split(",")[0]?.trim()} ${route.name}`;
    for (const words of [
      route.name.toLowerCase(),
      `${route.grade} ${route.name}`,
      `${route.name} ${route.location}`,
      style,
    ]) {
      await search(page).fill(words);
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

  test("by one's own record: projects, sent and attempted", async ({ page, seed }) => {
    await seed.newClimber();
    const { id, name } = await seed.route();
    await page.goto(`/?route=${id}`);
    await panel(page).getByRole("button", { name: "Project", exact: true }).click();
    await panel(page).getByRole("button", { name: "Add Attempt" }).click();
    await page.keyboard.press("Escape");
    await expect(dot(page, name)).toHaveAccessibleName(/, attempted, project$/);
    const all = await dots(page).count();

    expect(await number(chip(page, "Projects"))).toBe(1);
    await chip(page, "Projects").click();
    await expect(dots(page)).toHaveCount(1);
    await chip(page, "Projects").click();

    await choose(page, "Sent");
    await expect(dots(page)).toHaveCount(all);
    await choose(page, "Attempted");
    await expect(dots(page)).toHaveCount(all - 1);
    await expect(dot(page, name)).toHaveCount(0);
    await expect(page).toHaveURL(/hide=sent\.attempted/);
  });
});

test.describe("the list", () => {
  test("has a section for each circuit in display order, one open, in the order one likes", async ({
    page,
  }) => {
    await openDashboard(page);
    const headings = page
      .getByRole("heading", { level: 3 })
      .getByRole("button")
      .locator("b:first-child");
    const circuits = (await headings.allTextContents()).filter((text) => /^\D+$/.test(text));
    const order = ["Green", "White", "Blue", "Black", "Pink", "Red", "Purple", "Yellow", "Orange"];
    expect(circuits).toEqual(order.filter((circuit) => circuits.includes(circuit)));
    await expect(section(page, "Green")).toContainText(/November 2026|[A-Z][a-z]+ \d{4}/);

    await section(page, "Purple").click();
    await expect(section(page, "Purple")).toHaveAttribute("aria-expanded", "true");
    const byName = await listed(page);
    expect(byName).toEqual(byName.toSorted(naturally));
    await section(page, "Green").click();
    await expect(section(page, "Purple")).toHaveAttribute("aria-expanded", "false");

    await sortBy(page).selectOption("Most sent");
    const bySends = await sendCounts(page);
    expect(bySends).toEqual(bySends.toSorted((a, b) => b - a));

    await page.reload();
    await expect(sortBy(page)).toHaveValue("mostSent");
    await expect(section(page, "Green")).toHaveAttribute("aria-expanded", "true");
    expect(await sendCounts(page)).toEqual(bySends);
  });

  test("asks for the pictures of rows that come near, and not before", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(request.url()));
    await openDashboard(page);
    await chip(page, "Green").click();
    // Every grade has it.
    await search(page).fill("v");
    const pictures = page.getByRole("listitem").locator("img");
    await expect.poll(() => pictures.count()).toBeGreaterThan(40);
    const last = await sourceOf(pictures.last());

    await expect.poll(async () => asked.has(await sourceOf(pictures.first()))).toBe(true);
    expect(asked).not.toContain(last);

    await pictures.last().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.has(last)).toBe(true);
  });
});

const sourceOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.src);

const naturally = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

const sendCounts = async (page: Page) =>
  (
    await page
      .getByRole("listitem")
      .getByText(/^\d+ sends?$/)
      .allTextContents()
  ).map(Number.parseFloat);
