import { expectNoViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { tabTo } from "../keyboard.ts";

test.use({ reducedMotion: "reduce" });

test("three taps show which grades are thin, which routes nobody tries and which wall is oldest @phone", async ({
  page,
  signInAs,
}) => {
  await signInAs("setter");
  await page.goto("/");

  await page.getByRole("link", { name: "Route Setting", exact: true }).click();
  await page.getByRole("button", { name: "Set actions" }).click();
  await page.getByRole("menuitem", { name: "Insights" }).click();

  await expect(page.getByRole("img", { name: /^\d+ on the wall, target \d+/ })).not.toHaveCount(0);
  const areas = page.getByRole("region", { name: "Weeks since the last reset" });
  await expect(areas.getByRole("rowheader", { name: "The Cave" })).toBeAttached();
  await expect(page.getByRole("heading", { name: "Nobody tried for 14 days" })).toBeVisible();
});

test("the keyboard reaches the insights, their filters and views @desktop @sweep", async ({
  page,
  signInAs,
}) => {
  await signInAs("setter");
  await page.goto("/route_setting");
  await tabTo(page, page.getByRole("link", { name: "Insights", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^\d+ routes, .* in 90 days$/)).toBeVisible();

  await tabTo(page, page.getByRole("combobox", { name: "Time" }));
  await page.keyboard.press("ArrowDown");

  await expect(page.getByText(/^\d+ routes, .* in 30 days$/)).toBeVisible();
  await expect(page).toHaveURL(/days=30/);
  await expectNoViolations(page);
});
