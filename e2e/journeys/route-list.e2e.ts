import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { chip, getRowNames, openDashboard, section } from "../gym.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search routes" });
const sortBy = (page: Page) => page.getByRole("combobox", { name: "Sort by" });

test.describe("the route list", () => {
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
