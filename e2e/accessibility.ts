import { expect, type Page } from "@playwright/test";

import { findViolations, type Theme } from "./axe.ts";
import { isFullSize } from "./full-size.ts";
import { findUnreachableControls } from "./keyboard.ts";
import { DESKTOP, PHONE, resize } from "./viewport.ts";

interface Scope {
  readonly isPhoneOnly?: boolean | undefined;
  /** Whether this is a dialog, a menu or a message. Another test checks the whole screen. */
  readonly isPartOfScreen?: boolean | undefined;
  /**
   * The index of the state in a sweep. `npm test` checks every second screen with axe on a phone, the others on desktop,
   * and every second part with Tab, the others in the dark theme.
   */
  readonly index?: number;
}

/**
 * Expects that axe finds no violation on a phone in the light theme and on desktop in the dark theme: on one of them if
 * the screen is part of a sweep, otherwise on both. Checks a part of a screen, and a state that exists only on phones,
 * on a phone: in one theme if the part belongs to a sweep, otherwise in both. With FULL_SIZE=1, checks both themes on
 * both devices. Resizes the page for desktop, because a second page load would take longer. The resized page still
 * cannot hover, which affects only the style of hovered elements.
 */
export async function expectNoViolations(page: Page, scope: Scope = {}) {
  const { phone, desktop } = selectChecks(scope);
  if (phone.length > 0) expect(await findViolations(page, phone), "on a phone").toEqual([]);
  if (desktop.length === 0) return;
  await resize(page, DESKTOP);
  expect(await findViolations(page, desktop), "on desktop").toEqual([]);
}

/**
 * Expects that Tab reaches each control and shows its focus: on a phone for a screen, on desktop for a part of one. In a
 * sweep of parts, checks every second one. With FULL_SIZE=1, checks all on both devices.
 */
export async function expectReachableControls(page: Page, scope: Scope = {}) {
  for (const viewport of selectChecks(scope).tab) {
    await resize(page, viewport);
    expect(await findUnreachableControls(page), `${viewport.width} px wide`).toEqual([]);
  }
}

interface Checks {
  /** The themes that axe checks on each device. */
  readonly phone: readonly Theme[];
  readonly desktop: readonly Theme[];
  /** The viewports for Tab. */
  readonly tab: readonly (typeof PHONE)[];
}

function selectChecks(scope: Scope): Checks {
  if (isFullSize && !scope.isPhoneOnly) {
    return { phone: ["light", "dark"], desktop: ["dark", "light"], tab: [DESKTOP, PHONE] };
  }
  if (scope.isPartOfScreen && !isFullSize) return selectPartChecks(scope);
  if (scope.isPhoneOnly) return { phone: ["light", "dark"], desktop: [], tab: [PHONE] };
  return selectScreenChecks(scope);
}

function selectScreenChecks({ index }: Scope): Checks {
  const tab = [PHONE];
  if (index === undefined) return { phone: ["light"], desktop: ["dark"], tab };
  if (index % 2 === 0) return { phone: ["light"], desktop: [], tab };
  return { phone: [], desktop: ["dark"], tab };
}

function selectPartChecks({ isPhoneOnly, index }: Scope): Checks {
  const tab = [isPhoneOnly ? PHONE : DESKTOP];
  if (index === undefined) return { phone: ["light", "dark"], desktop: [], tab };
  if (index % 2 === 0) return { phone: ["light"], desktop: [], tab };
  return { phone: ["dark"], desktop: [], tab: [] };
}
