import { expectNoViolations, expectReachableControls } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { doubleTextSize, getHorizontalOverflow, NARROWEST_PHONE, resize } from "../viewport.ts";
import { openScreenState, screenStates } from "../screen-states.ts";

test.use({ reducedMotion: "reduce" });

test.describe("a screen", () => {
  for (const state of screenStates) {
    test(`passes axe, shows the focus of every control, and fits the narrowest phone: ${state.screen}`, async ({
      page,
      signInAs,
    }) => {
      // Some screens have more than a hundred controls.
      test.slow();
      if (state.role) await signInAs(state.role);
      await openScreenState(page, state);

      const scope = { isPhoneOnly: state.isPhoneOnly, isPartOfScreen: state.setUp !== undefined };
      await expectNoViolations(page, scope);
      await expectReachableControls(page, scope);

      await resize(page, NARROWEST_PHONE);
      expect(await getHorizontalOverflow(page)).toBe(0);
      await doubleTextSize(page);
      expect(await getHorizontalOverflow(page), "with doubled text").toBe(0);
    });
  }
});

test.describe("a menu or an overlay", () => {
  test("passes axe: the menu of the user", async ({ page, signInAs }) => {
    await signInAs("climber");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.getByRole("button", { name: "robin.reed" }).click();
    await expect(page.getByRole("menu")).toBeVisible();

    await expectNoViolations(page);
  });

  test("passes axe: the filters, with a range of grades", async ({ page, signInAs }) => {
    await signInAs("climber");
    await page.goto("/?fromGrade=V2&toGrade=V4");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByRole("slider", { name: "From grade" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Grade .*, remove$/ })).toBeVisible();

    await expectNoViolations(page);
  });

  test("passes axe: the route panel", async ({ page, signInAs, seed }) => {
    await signInAs("climber");
    const { id } = await seed.getFirstRoute();
    await page.goto(`/?route=${id}`);
    await expect(page.getByRole("button", { name: "Add Send" })).toBeVisible();

    await expectNoViolations(page);
  });
});
