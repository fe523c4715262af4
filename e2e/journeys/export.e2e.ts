import type { Page } from "@playwright/test";
import { gyms } from "@topout/shared/contract";

import { type CsvClimb, downloadClimbs } from "../export.ts";
import { expect, test } from "../fixtures.ts";
import { getToken } from "../session.ts";

test("an export contains the climbs that the profile counts", async ({ page, seed, siteUrl }) => {
  const { username } = await seed.signInAsNewClimber();
  const route = await seed.getFirstRoute();
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  for (const call of ["add_send", "add_send", "add_attempt"]) {
    const response = await page.request.post(`${siteUrl}/api/climbs/me/${call}/${route.id}`, {
      headers,
    });
    expect(response.status()).toBe(201);
  }
  await page.goto(`/profile/${username}`);
  await expect(page.getByRole("main")).toContainText(/2\s*Total sends/);

  const climbs = await downloadClimbs(page);

  expect(climbs.map(({ Result = "" }) => Result).toSorted()).toEqual(["Attempt", "Send", "Send"]);
  expect(climbs[0]).toMatchObject({ Route: route.name, Grade: route.grade, Style: route.style });
});

test("the export of the demo climber contains as many sends as the profile shows", async ({
  page,
  signInAs,
}) => {
  await signInAs("climber");
  await page.goto("/profile/");
  await expect(page.getByRole("figure", { name: "Monthly sends" })).toBeVisible();
  for (const section of ["Location Breakdown", "Style Breakdown"]) {
    const showAllButton = getSection(page, section).getByRole("button", { name: "Show all" });
    if (await showAllButton.isVisible()) await showAllButton.click();
    await expect(showAllButton).toBeHidden();
  }
  const shownCounts = {
    total: await readTotal(page),
    monthlySends: await readMonthlySends(page),
    locations: await readBreakdown(page, "Location Breakdown"),
    styles: await readBreakdown(page, "Style Breakdown"),
  };

  const climbs = await downloadClimbs(page);

  const sends = climbs.filter(({ Result }) => Result === "Send");
  const shownMonths = new Set(
    Object.keys(shownCounts.monthlySends).map((key) => key.split(" · ")[0]),
  );
  const formatMonth = await createMonthFormatter(page);
  expect(sends.length).toBeGreaterThan(100);
  expect(shownCounts).toEqual({
    total: sends.length,
    monthlySends: countLabels(
      sends
        .map((send) => ({ ...send, month: formatMonth(send["Time (UTC)"] ?? "") }))
        .filter(({ month }) => shownMonths.has(month))
        .map(({ month, Circuit }: CsvClimb) => `${month} · ${Circuit}`),
    ),
    locations: countLabels(sends.map(({ Location = "" }) => Location)),
    styles: countLabels(
      sends.flatMap(({ Style = "" }) => Style.split(",").map((tag) => tag.trim())),
    ),
  });
});

const getSection = (page: Page, name: string) => page.getByRole("region", { name });

async function readTotal(page: Page): Promise<number> {
  const text = await page.getByRole("paragraph").filter({ hasText: "Total sends" }).textContent();
  return Number(text?.replace("Total sends", "").replace(",", ""));
}

/** Reads the counts above 0 from the table of monthly sends. The keys are “month · circuit”. */
const readMonthlySends = (page: Page) =>
  page
    .getByRole("table", { name: /^Monthly sends in / })
    .evaluate((table: HTMLTableElement): Record<string, number> => {
      const [header, ...rows] = [...table.rows].map((row) =>
        [...row.cells].map((cell) => cell.textContent),
      );
      const counts = rows.flatMap(([month, ...cells]) =>
        cells
          .slice(0, -1)
          .map((cell, index) => [`${month} · ${header?.[index + 1]}`, Number(cell)]),
      );
      return Object.fromEntries(counts.filter(([, sends]) => Number(sends) > 0));
    });

/** Reads the counts from a breakdown. The keys are the names on the chips. */
const readBreakdown = async (page: Page, section: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    await getSection(page, section)
      .getByRole("listitem")
      .evaluateAll((chips) =>
        chips.map((chip): [string, number] => [
          chip.firstChild?.textContent?.trim() ?? "",
          Number(chip.lastChild?.textContent),
        ]),
      ),
  );

/** Returns a function that formats the month of a timestamp in the gym's time zone, as the table does. */
async function createMonthFormatter(page: Page) {
  const response = await page.request.get(`/api${gyms.list.path}`);
  const gym = gyms.list.response
    .parse(await response.json())
    .find(({ name }) => name === "Gritworks Leeds");
  const format = new Intl.DateTimeFormat("en-GB", {
    month: "long",
    year: "numeric",
    timeZone: gym?.time_zone ?? "UTC",
  });
  return (time: string) => format.format(new Date(time));
}

function countLabels(labels: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}
