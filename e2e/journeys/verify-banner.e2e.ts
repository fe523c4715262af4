import { expect, test } from "../fixtures.ts";
import { getDots } from "../gym.ts";
import { getLayoutShift, observeLayoutShifts } from "../layout-shift.ts";
import { logIn } from "../session.ts";

const MAX_LAYOUT_SHIFT = 0.01;
const NARROWEST_PHONE = { width: 320, height: 568 };

test.describe("the banner for an unverified user", () => {
  for (const path of ["/", "/feed"]) {
    test(`does not shift ${path} after a reload`, async ({ page, seed }) => {
      await seed.signInAsNewClimber();
      await page.goto(path);
      const button = page.getByRole("button", { name: "Send Email" });
      await expect(button).toBeVisible();
      await observeLayoutShifts(page);

      await page.reload();

      await expect(button).toBeVisible();
      await expect(
        path === "/" ? getDots(page).first() : page.getByRole("article").first(),
      ).toBeVisible();
      expect(await getLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  }

  test("does not shift the narrowest phone, where it is higher @phone @sweep", async ({
    page,
    seed,
  }) => {
    await page.setViewportSize(NARROWEST_PHONE);
    await seed.signInAsNewClimber();
    await page.goto("/feed");
    const button = page.getByRole("button", { name: "Send Email" });
    await expect(button).toBeVisible();
    await observeLayoutShifts(page);

    await page.reload();

    await expect(button).toBeVisible();
    expect(await getLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
  });

  test("does not move the dashboard after the login if its code is late", async ({
    page,
    seed,
  }) => {
    const account = await seed.signInAsNewClimber();
    await page.evaluate(() => localStorage.clear());
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/verify-banner-.+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/login");
    await logIn(page, account);
    await expect(page).toHaveURL("/");
    await expect(getDots(page).first()).toBeVisible();
    const before = await page.locator("#main").boundingBox();

    release();

    await expect(page.getByRole("button", { name: "Send Email" })).toBeVisible();
    expect(await page.locator("#main").boundingBox()).toEqual(before);
  });

  test("leaves no blank space if its code does not load", async ({ page, seed }) => {
    await seed.signInAsNewClimber();
    await page.goto("/feed");
    await expect(page.getByRole("button", { name: "Send Email" })).toBeVisible();
    await page.route(/\/assets\/verify-banner-.+\.js$/, (route) => route.abort());

    await page.reload();

    await expect(page.getByRole("article").first()).toBeVisible();
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await page.locator("#main").boundingBox())?.y)
      .toBe(header?.height);
  });
});
