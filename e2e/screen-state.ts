import type { Locator, Page } from "@playwright/test";

import type { Role } from "./fixtures.ts";

/** A state of a screen in which the journeys test its accessibility. */
export interface ScreenState {
  readonly screen: string;
  readonly path: string;
  readonly role?: Role;
  /** The state does not exist on desktop. */
  readonly isPhoneOnly?: true;
  /** Brings the screen into the state. */
  readonly setUp?: (page: Page) => Promise<void>;
  /** Returns an element that is visible when the screen is in the state. */
  readonly locate: (page: Page) => Locator;
}

/** Returns a `setUp` that clicks a button. */
export const clickButton = (name: string) => (page: Page) =>
  page.getByRole("button", { name }).click();
