import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { findUnreachable } from "../keyboard.ts";
import { openScreenState, screenStates } from "../screen-states.ts";

test.use({ reducedMotion: "reduce" });

test.describe("axe finds no violation, and Tab reaches every control with a visible focus,", () => {
  for (const state of screenStates) {
    test(`on ${state.screen}`, async ({ page, signInAs }) => {
      if (state.role) await signInAs(state.role);
      await openScreenState(page, state);

      expect(await findViolations(page)).toEqual([]);
      expect(await findUnreachable(page)).toEqual([]);
    });
  }
});

test.describe("axe finds no violation", () => {
  for (const menu of ["Filter", "robin.reed"]) {
    test(`on the open menu ${menu}`, async ({ page, signInAs }) => {
      await signInAs("climber");
      await page.goto("/");
      await page.getByRole("button", { name: menu }).click();
      await expect(page.getByRole("menu")).toBeVisible();

      expect(await findViolations(page)).toEqual([]);
    });
  }

  test("on the route panel", async ({ page, signInAs, seed }) => {
    await signInAs("climber");
    const { id } = await seed.route();
    await page.goto(`/?route=${id}`);
    await expect(page.getByRole("button", { name: "Add Send" })).toBeVisible();

    expect(await findViolations(page)).toEqual([]);
  });
});
