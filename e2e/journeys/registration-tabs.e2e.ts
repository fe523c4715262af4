import { waitForEmailedPath } from "../email.ts";
import { expect, test } from "../fixtures.ts";
import { logIn, register } from "../session.ts";

test("a login in the tab that opened the emailed link also signs in the registration tab", async ({
  page,
  context,
  seed,
}) => {
  const account = seed.createCredentials();
  await register(page, account);
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();

  const newTab = await context.newPage();
  await newTab.goto(await waitForEmailedPath(account.email, "/verify/"));
  await newTab.getByRole("button", { name: "Verify email" }).click();
  await expect(newTab.getByRole("heading", { name: "Log in" })).toBeVisible();
  await logIn(newTab, account);
  await expect(newTab).toHaveURL("/welcome");

  await expect(page.getByRole("heading", { name: "You're logged in" })).toBeVisible();
  await expect(page).toHaveURL("/login");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");
});
