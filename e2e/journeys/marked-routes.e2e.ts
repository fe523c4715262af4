import type { Page } from "@playwright/test";
import { seedRunningProgram } from "@topout/api/seed-running-program";

import { getDot, getDots, getRowNames, getSectionButton } from "../gym.ts";
import { tabTo } from "../keyboard.ts";
import { expect, test } from "../route-setting.ts";

/** A month, much longer than a route is new for visitors. */
const OLD_MS = 30 * 24 * 60 * 60_000;

const openAsVisitor = async (page: Page, gymId: string) => {
  await page.evaluate((id) => {
    localStorage.clear();
    localStorage.setItem("topout.preferences", JSON.stringify({ state: { gymId: id } }));
  }, gymId);
  await page.goto("/");
};

test("a visitor finds what is new and what leaves, with the keyboard alone", async ({
  page,
  gym,
  isolatedProgram,
}) => {
  await seedRunningProgram(isolatedProgram.dataDir, async (insert) => {
    const published_at = new Date(Date.now() - OLD_MS);
    const fields = { set_id: gym.setId, location: "Left" };
    await insert.route({ ...fields, name: "P1", published_at, y: -60 });
    await insert.route({ ...fields, name: "P2", published_at, y: -20, leaves_on: "2999-12-01" });
    await insert.route({ ...fields, name: "P3", y: 20, leaves_on: "2999-12-01" });
    await insert.route({ ...fields, name: "P4", y: 60 });
  });
  await openAsVisitor(page, gym.gymId);
  await expect(getDot(page, "P1")).toHaveAccessibleName("P1, Purple, Left");
  await expect(getDot(page, "P2")).toHaveAccessibleName("P2, Purple, Left, leaves Sun 1 Dec");
  await expect(getDot(page, "P3")).toHaveAccessibleName("P3, Purple, Left, new, leaves Sun 1 Dec");

  await expect(page.getByRole("button", { name: /^Since / })).toHaveCount(0);

  const newChip = page.getByRole("button", { name: "New 2" });
  await tabTo(page, newChip);
  await page.keyboard.press("Enter");
  await expect(newChip).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: "New this week" })).toBeVisible();
  await expect.poll(() => getRowNames(page)).toEqual(["P3", "P4"]);

  const leavingChip = page.getByRole("button", { name: "Leaving 2" });
  await tabTo(page, leavingChip);
  await page.keyboard.press("Space");
  await expect(page.getByText("New and Leaving: 3 of 4 routes")).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Leaves Sun 1 Dec",
    "New this week",
  ]);
  await expect.poll(() => getRowNames(page)).toEqual(["P2", "P3", "P4"]);
  await expect(getDots(page)).toHaveCount(3);

  await tabTo(page, page.getByRole("button", { name: "Show all" }));
  await page.keyboard.press("Enter");
  await expect(getDots(page)).toHaveCount(4);
  await expect(getSectionButton(page, "Purple")).toBeVisible();
  await expect(newChip).toHaveAttribute("aria-pressed", "false");
  await expect(leavingChip).toHaveAttribute("aria-pressed", "false");
});
