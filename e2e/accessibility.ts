import { expect, type Page } from "@playwright/test";

import { findViolations, type Theme } from "./axe.ts";
import { isFullSize } from "./full-size.ts";
import { findUnreachableControls } from "./keyboard.ts";
import { DESKTOP, PHONE, resize } from "./viewport.ts";

interface Scope {
  readonly isPhoneOnly?: boolean | undefined;
  /** Whether this is a dialog, a menu or a message. Another test checks the whole screen. */
  readonly isPartOfScreen?: boolean | undefined;
}

/**
 * Expects that axe finds no violation on a phone in the light theme and on desktop in the dark theme. Checks a part of
 * a screen, and a state that exists only on phones, on a phone in both themes. With FULL_SIZE=1, checks both themes
 * on both devices. Resizes the page for desktop, because a second page load would take longer. The resized page still
 * cannot hover, which affects only the style of hovered elements.
 */
export async function expectNoViolations(page: Page, scope: Scope = {}) {
  const themes = getThemes(scope);
  expect(await findViolations(page, themes.phone)).toEqual([]);
  if (themes.desktop.length === 0) return;
  await resize(page, DESKTOP);
  expect(await findViolations(page, themes.desktop), "on desktop").toEqual([]);
}

interface Themes {
  readonly phone: readonly Theme[];
  readonly desktop: readonly Theme[];
}

function getThemes({ isPhoneOnly = false, isPartOfScreen = false }: Scope): Themes {
  if (isPhoneOnly || (isPartOfScreen && !isFullSize)) {
    return { phone: ["light", "dark"], desktop: [] };
  }
  if (isFullSize) return { phone: ["light", "dark"], desktop: ["dark", "light"] };
  return { phone: ["light"], desktop: ["dark"] };
}

/**
 * Expects that Tab reaches each control and shows its focus: on a phone for a screen, on desktop for a part of one. With
 * FULL_SIZE=1, tests both on both devices.
 */
export async function expectReachableControls(page: Page, scope: Scope = {}) {
  for (const viewport of getTabViewports(scope)) {
    await resize(page, viewport);
    expect(await findUnreachableControls(page), `${viewport.width} px wide`).toEqual([]);
  }
}

function getTabViewports({ isPhoneOnly = false, isPartOfScreen = false }: Scope) {
  if (isPhoneOnly) return [PHONE];
  if (isFullSize) return [DESKTOP, PHONE];
  return [isPartOfScreen ? DESKTOP : PHONE];
}
