import { findViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { findUnreachableControls } from "../keyboard.ts";
import { openScreenState, screenStates } from "../screen-states.ts";

test.use({ reducedMotion: "reduce" });

test.describe("a screen", () => {
  for (const state of screenStates) {
    test(`passes axe and shows the focus of every control: ${state.screen}`, async ({
      page,
      signInAs,
    }) => {
      // Some screens have more than a hundred controls.
      test.slow();
      if (state.role) await signInAs(state.role);
      await openScreenState(page, state);

      expect(await findViolations(page)).toEqual([]);
      expect(await findUnreachableControls(page)).toEqual([]);
    });
  }
});

test.describe("an overlay", () => {
  for (const menu of ["Filter", "robin.reed"]) {
    test(`passes axe: the menu ${menu}`, async ({ page, signInAs }) => {
      await signInAs("climber");
      await page.goto("/");
      await page.getByRole("button", { name: menu }).click();
      await expect(page.getByRole("menu")).toBeVisible();

      expect(await findViolations(page)).toEqual([]);
    });
  }

  test("passes axe: the route panel", async ({ page, signInAs, seed }) => {
    await signInAs("climber");
    const { id } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    await expect(page.getByRole("button", { name: "Add Send" })).toBeVisible();

    expect(await findViolations(page)).toEqual([]);
  });
});
