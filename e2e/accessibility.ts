import { expect, type Page } from "@playwright/test";

import { findViolations } from "./axe.ts";
import { findUnreachableControls } from "./keyboard.ts";
import { DESKTOP, PHONE, resize, shouldTestAllDevices } from "./viewport.ts";

interface Devices {
  readonly isPhoneOnly?: boolean | undefined;
}

/**
 * Expects that axe finds no violation on a phone in the light theme and on desktop in the dark theme. Checks both
 * themes on each device with ALL_DEVICES=1, and on a phone if the state exists only on phones. Resizes the page for
 * desktop, because a second page load would take longer. The page still cannot hover, which affects only the style of
 * hovered elements.
 */
export async function expectNoViolations(page: Page, { isPhoneOnly = false }: Devices = {}) {
  const hasBothThemes = isPhoneOnly || shouldTestAllDevices;
  const phoneViolations = await findViolations(page, hasBothThemes ? ["light", "dark"] : ["light"]);
  expect(phoneViolations).toEqual([]);
  if (isPhoneOnly) return;
  await resize(page, DESKTOP);
  const desktopViolations = await findViolations(
    page,
    hasBothThemes ? ["dark", "light"] : ["dark"],
  );
  expect(desktopViolations, "on desktop").toEqual([]);
}

/** Expects that Tab reaches each control and shows its focus, on desktop and on a phone. */
export async function expectReachableControls(page: Page, { isPhoneOnly }: Devices = {}) {
  if (!isPhoneOnly) {
    await resize(page, DESKTOP);
    expect(await findUnreachableControls(page), "on desktop").toEqual([]);
  }
  await resize(page, PHONE);
  expect(await findUnreachableControls(page)).toEqual([]);
}
