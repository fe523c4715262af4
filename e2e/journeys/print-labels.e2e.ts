import type { Page } from "@playwright/test";

import { expectNoViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { tabTo } from "../keyboard.ts";
import {
  getPlace,
  getPrintButton,
  getSheets,
  PRINTER_SCALE,
  readCodes,
  showSheets,
} from "../label-sheets.ts";
import { photograph } from "../photograph.ts";
import { type Part, type Pixels, printElement, scanLabel } from "../pixels.ts";

test.use({ reducedMotion: "reduce", deviceScaleFactor: PRINTER_SCALE });

/** Of an A4 sheet. */
const LABELS_PER_PAGE = 24;

/** Counts the calls of the print dialog, which would block the page. */
const stubPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset["prints"] = String(Number(dataset["prints"] ?? 0) + 1);
    };
  });

const scanLabels = (image: Pixels, places: readonly Part[]) =>
  Promise.all(places.map((place) => scanLabel(image, place)));

test("each label of a sheet can be scanned, flat and askew @desktop", async ({
  page,
  signInAs,
  baseURL,
}) => {
  await signInAs("setter");
  await page.goto("/route_setting/labels");
  await expect(getPrintButton(page)).toBeEnabled();

  await showSheets(page);

  await expect(page.getByRole("heading", { name: "Print labels" })).toBeHidden();
  const codes = await readCodes(page, 0);
  expect(codes).toHaveLength(LABELS_PER_PAGE);
  const addresses = codes.map((code) => `${new URL(baseURL ?? "").origin.toUpperCase()}/r/${code}`);
  const sheet = await printElement(getSheets(page).first());
  const places = codes.map((_, index) => getPlace(sheet, index));
  expect(await scanLabels(sheet, places)).toEqual(addresses);
  const { photo, locate } = photograph(sheet);
  expect(await scanLabels(photo, places.map(locate))).toEqual(addresses);
});

test("the browser prints a page for each sheet @desktop", async ({ page, signInAs }) => {
  await signInAs("setter");
  await page.goto("/route_setting/labels");
  await expect(getPrintButton(page)).toBeEnabled();
  const [labels] = /\d+/.exec((await getPrintButton(page).textContent()) ?? "") ?? [];
  const count = Math.ceil(Number(labels) / LABELS_PER_PAGE);
  await expect(getSheets(page)).toHaveCount(count);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");

  expect(count).toBeGreaterThan(1);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Math.round((Number(width) / 72) * 25.4)).toBe(210);
  expect(Math.round((Number(height) / 72) * 25.4)).toBe(297);
});

test("a setter prints the labels of a set with the keyboard @desktop", async ({
  page,
  signInAs,
}) => {
  await stubPrint(page);
  await signInAs("setter");
  await page.goto("/route_setting");
  await tabTo(page, page.getByRole("button", { name: "Set actions" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Print labels" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "From" })).toHaveValue(/^set:/);

  await tabTo(page, page.getByRole("radio", { name: /^A4/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^A6 poster/ })).toBeChecked();
  await tabTo(page, getPrintButton(page));
  const name = await getPrintButton(page).textContent();
  await page.keyboard.press("Enter");

  await expect(page.locator("html")).toHaveAttribute("data-prints", "1");
  await expect(getSheets(page)).toHaveCount(Number(/\d+/.exec(name ?? "")));
  await expectNoViolations(page);
});

test("three taps lead to the labels of the walls @phone", async ({ page, signInAs }) => {
  await stubPrint(page);
  await signInAs("setter");
  await page.goto("/route_setting");

  await page.getByRole("button", { name: "Set actions" }).click();
  await page.getByRole("menuitem", { name: "Print labels" }).click();
  await page.getByRole("radio", { name: "Walls" }).click();

  await expect(getSheets(page).getByText("The Cave", { exact: true })).toBeAttached();
  await getPrintButton(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-prints", "1");
});
