import { expect, type Page } from "@playwright/test";

import { findViolations } from "./axe.ts";
import { findUnreachableControls } from "./keyboard.ts";
import { DESKTOP, PHONE, resize } from "./layout.ts";

interface Layouts {
  readonly isPhoneOnly?: boolean | undefined;
}

/**
 * Expects that axe finds no violation in either theme, on a phone and on desktop. A resize takes less time than a second
 * page load. A pointer that can hover changes only the style of the hovered element.
 */
export async function expectNoViolations(page: Page, { isPhoneOnly }: Layouts = {}) {
  expect(await findViolations(page)).toEqual([]);
  if (isPhoneOnly) return;
  await resize(page, DESKTOP);
  expect(await findViolations(page), "on desktop").toEqual([]);
}

/** Expects that Tab reaches each control and shows its focus, on desktop and on a phone. */
export async function expectReachableControls(page: Page, { isPhoneOnly }: Layouts = {}) {
  if (!isPhoneOnly) {
    await resize(page, DESKTOP);
    expect(await findUnreachableControls(page), "on desktop").toEqual([]);
  }
  await resize(page, PHONE);
  expect(await findUnreachableControls(page)).toEqual([]);
}
