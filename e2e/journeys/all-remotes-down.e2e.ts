import { expect, test } from "../fixtures.ts";

test("a user can log in while no remote loads, and keeps the typed text @desktop", async ({
  page,
}) => {
  let failureCount = 0;
  page.on("requestfailed", () => (failureCount += 1));
  await page.route("**/remotes/*/v/**", (route) => route.abort("connectionrefused"));
  await page.goto("/login");
  const email = page.getByLabel("Email");
  await email.fill("climber@topout.example");
  // The page prefetches the dashboard when it is idle.
  await expect.poll(() => failureCount).toBeGreaterThan(0);

  await expect(email).toHaveValue("climber@topout.example");
  await page.getByLabel("Password", { exact: true }).fill("topout-demo");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("alert")).toContainText("This module could not be loaded");
  await expect(page.getByRole("button", { name: /^Account menu/ })).toBeVisible();
});
