import type { Browser } from "@playwright/test";

import { getPanel } from "../gym.ts";
import { getPlace, getPrintButton, getSheets, PRINTER_SCALE, showSheets } from "../label-sheets.ts";
import { openPageOfOtherUser } from "../other-browser.ts";
import { printElement, scanLabel } from "../pixels.ts";
import { chooseRouteAction, chooseSetAction, createRoute, expect, test } from "../route-setting.ts";
import { getNotifications } from "../session.ts";

test.use({ reducedMotion: "reduce", deviceScaleFactor: PRINTER_SCALE });

test("a printed label opens its route, and what hangs there once it is stripped @desktop", async ({
  page,
  browser,
  siteUrl,
  openRouteSetting,
  gym,
}) => {
  test.slow();
  for (const name of ["P1", "P2"]) await createRoute(page, gym, name);
  await openRouteSetting();
  await chooseSetAction(page, "Print labels");
  await expect(getPrintButton(page)).toHaveText("Print 2 labels");

  await showSheets(page);
  const sheet = await printElement(getSheets(page).first());
  const address = (await scanLabel(sheet, getPlace(sheet, 0))) ?? "";
  await page.emulateMedia({ media: "screen" });
  expect(address).toContain(siteUrl.toUpperCase());

  const climberPage = await scan(browser, siteUrl, address);
  await expect(getPanel(climberPage, "P1")).toBeVisible();
  await expect(getPanel(climberPage).getByRole("heading", { name: /^Stripped/ })).toHaveCount(0);
  await climberPage.context().close();

  await page.goBack();
  await chooseRouteAction(page, "P1", "Strip");
  await expect(getNotifications(page)).toContainText("P1 stripped");

  const otherPage = await scan(browser, siteUrl, address);
  const panel = getPanel(otherPage, "P1");
  await expect(panel.getByRole("heading", { name: /^Stripped \d+ \w+ \d{4}$/ })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "What hangs there now" })).toBeVisible();
  await panel.getByRole("button", { name: /^P2 / }).click();
  await expect(getPanel(otherPage, "P2")).toBeVisible();
  await otherPage.context().close();

  await chooseSetAction(page, "Print labels");
  const scans = page.getByRole("region", { name: "Scans in the last 28 days" });
  await expect(scans).toContainText("2 scans");
});

/** Opens a scanned address as a visitor. */
async function scan(browser: Browser, siteUrl: string, address: string) {
  const page = await openPageOfOtherUser(browser, siteUrl);
  await page.goto(address);
  return page;
}
