import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../fixtures.ts";
import { getCircuitChip, getRowNames, openDashboard, getSectionButton } from "../gym.ts";

const getSearchField = (page: Page) => page.getByRole("searchbox", { name: "Search routes" });
const getSortSelect = (page: Page) => page.getByRole("combobox", { name: "Sort by" });

test.describe("the route list", () => {
  test("has a section per circuit in display order, one open at a time, with its routes sorted as selected", async ({
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
    expect(circuits.filter((circuit) => displayOrder.includes(circuit))).toEqual(
      displayOrder.filter((circuit) => circuits.includes(circuit)),
    );
    await expect(getSectionButton(page, "Green")).toContainText(/[A-Z][a-z]+ \d{4}/);

    await getSectionButton(page, "Purple").click();
    await expect(getSectionButton(page, "Purple")).toHaveAttribute("aria-expanded", "true");
    const rowNames = await getRowNames(page);
    expect(rowNames).toEqual(rowNames.toSorted(compareNaturally));
    await getSectionButton(page, "Green").click();
    await expect(getSectionButton(page, "Purple")).toHaveAttribute("aria-expanded", "false");

    await getSortSelect(page).selectOption("Most sent");
    const sendCounts = await getSendCounts(page);
    expect(sendCounts).toEqual(sendCounts.toSorted((a, b) => b - a));

    await page.reload();
    await expect(getSortSelect(page)).toHaveValue("mostSent");
    await expect(getSectionButton(page, "Green")).toHaveAttribute("aria-expanded", "true");
    expect(await getSendCounts(page)).toEqual(sendCounts);
  });

  test("loads a photo only when its row is near the viewport", async ({ page }) => {
    const requestedUrls = new Set<string>();
    page.on("request", (request) => requestedUrls.add(request.url()));
    await openDashboard(page);
    await getCircuitChip(page, "Green").click();
    // Every grade contains a V.
    await getSearchField(page).fill("v");
    const photos = page.getByRole("listitem").locator("img");
    await expect.poll(() => photos.count()).toBeGreaterThan(40);
    const lastPhotoUrl = await getPhotoUrl(photos.last());

    await expect.poll(async () => requestedUrls.has(await getPhotoUrl(photos.first()))).toBe(true);
    expect(requestedUrls).not.toContain(lastPhotoUrl);

    await photos.last().scrollIntoViewIfNeeded();
    await expect.poll(() => requestedUrls.has(lastPhotoUrl)).toBe(true);
  });
});

const getPhotoUrl = (photo: Locator) => photo.evaluate((image: HTMLImageElement) => image.src);

const compareNaturally = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

const getSendCounts = async (page: Page) =>
  (
    await page
      .getByRole("listitem")
      .getByText(/^\d+ sends?$/)
      .allTextContents()
  ).map(Number.parseFloat);
