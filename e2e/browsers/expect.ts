import { expect } from "@playwright/test";

import type { BrowserLocator } from "./page.ts";

/** WebKit without a graphics card is slow while other journeys run. */
const TIMEOUT_MS = 30_000;

/** Playwright's assertions accept only Playwright's locators. These functions accept the locators of every engine. */
export const expectVisible = (locator: BrowserLocator, { timeout = TIMEOUT_MS } = {}) =>
  expect.poll(() => locator.first().isVisible(), { timeout }).toBe(true);

export const expectHidden = (locator: BrowserLocator) =>
  expect
    .poll(async () => (await locator.count()) === 0 || !(await locator.first().isVisible()), {
      timeout: TIMEOUT_MS,
    })
    .toBe(true);

export const expectText = (locator: BrowserLocator, text: string | RegExp) =>
  expect
    .poll(async () => ((await locator.count()) > 0 ? locator.first().textContent() : ""), {
      timeout: TIMEOUT_MS,
    })
    .toMatch(text);
