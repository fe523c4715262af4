import { violations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { outOfReach } from "../keyboard.ts";
import { openStop, stops } from "../stops.ts";

test.use({ reducedMotion: "reduce" });

test.describe("axe finds nothing, and Tab comes to every control and shows where it is,", () => {
  for (const stop of stops) {
    test(`on ${stop.screen}`, async ({ page, as }) => {
      if (stop.role) await as(stop.role);
      await openStop(page, stop);

      expect(await violations(page)).toEqual([]);
      expect(await outOfReach(page)).toEqual([]);
    });
  }
});

test.describe("axe finds nothing", () => {
  for (const menu of ["Filter", "robin.reed"]) {
    test(`on the open menu ${menu}`, async ({ page, as }) => {
      await as("climber");
      await page.goto("/");
      await page.getByRole("button", { name: menu }).click();
      await expect(page.getByRole("menu")).toBeVisible();

      expect(await violations(page)).toEqual([]);
    });
  }

  test("on the route panel", async ({ page, as, given }) => {
    await as("climber");
    const { id } = await given.route();
    await page.goto(`/?route=${id}`);
    await expect(page.getByRole("button", { name: "Add Send" })).toBeVisible();

    expect(await violations(page)).toEqual([]);
  });
});
