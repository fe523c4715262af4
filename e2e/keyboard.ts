import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until it has come to a control, a screenful of controls at most. */
export async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}
