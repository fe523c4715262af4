import { expect, test } from "../fixtures.ts";
import { dot, dots, map, openDashboard, panel, selected, tapDot } from "../gym.ts";

test.describe("the map to the keyboard and to readers", () => {
  test("is one list that says each route's circuit, place and state", async ({ page, given }) => {
    await given.freshClimber();
    await openDashboard(page);
    const { name, location } = await given.route();

    await expect(map(page)).toHaveAccessibleName(`Gym map, ${await dots(page).count()} routes`);
    await expect(dot(page, name)).toHaveAccessibleName(
      new RegExp(`^${name}, \\w+, ${location}, not sent$`),
    );

    await tapDot(page, name);
    await page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
    await page.getByRole("button", { name: "Add Attempt" }).click();
    await page.getByRole("button", { name: "Project", exact: true }).click();
    await page.keyboard.press("Escape");

    await expect(dot(page, name)).toHaveAccessibleName(/, attempted, project$/);
  });

  test("is one tab stop, walked with the arrows, and opens with Enter", async ({ page }) => {
    await openDashboard(page);
    await map(page).focus();
    await page.keyboard.press("ArrowLeft");
    const first = selected(page);
    const name = await first.getAttribute("aria-label");
    expect(await map(page).getAttribute("aria-activedescendant")).toBe(
      await first.getAttribute("id"),
    );

    await page.keyboard.press("ArrowRight");
    await expect(selected(page)).not.toHaveAccessibleName(name ?? "");
    await expect(map(page)).toBeFocused();
    const second = await selected(page).getAttribute("aria-label");

    await page.keyboard.press("Enter");
    await expect(panel(page)).toHaveAccessibleName(second?.split(",")[0] ?? "");
    await page.keyboard.press("Escape");
    await expect(map(page)).toBeFocused();

    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeFocused();
  });
});
