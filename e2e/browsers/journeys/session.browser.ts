import { logIn, getLoginLink, getNotifications, signOut, getUserMenu } from "../../session.ts";
import { expectHidden, expectText, expectVisible } from "../expect.ts";
import { expect, test } from "../fixtures.ts";
import type { BrowserPage } from "../page.ts";

const DARK = "rgb(18, 19, 17)";

const getBackground = (page: BrowserPage) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("a climber logs in, selects the dark theme and signs out", async ({
  browserPage: page,
  failingProxy: { pageErrors },
  register,
  saveScreenshot,
}) => {
  const { username, email, password } = await register();
  await page.goto("/feed");
  await getLoginLink(page).click();
  await logIn(page, { email, password: "not-the-one" });
  await expectText(page.getByRole("alert"), "The password or email entered is invalid.");
  await expect
    .poll(() => pageErrors.splice(0))
    .toEqual([expect.stringContaining("400 LOGIN_BAD_CREDENTIALS")]);
  await logIn(page, { email, password });
  await expectVisible(page.getByRole("article"));
  expect(await page.url()).toMatch(/\/feed$/);

  await getUserMenu(page, username).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect.poll(() => getBackground(page)).toBe(DARK);
  await page.reload();
  await expectVisible(page.getByRole("article"));
  expect(await getBackground(page)).toBe(DARK);
  await saveScreenshot("feed-dark");

  await signOut(page);
  await expectVisible(getLoginLink(page));
  await expectHidden(getNotifications(page).getByRole("alert"));
});
