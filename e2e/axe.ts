import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds on the page as it stands, in either theme, a line each, so that a failure reads as a list of places.
 * The themes differ in their colours alone, so the rest is looked at once.
 */
export async function violations(page: Page): Promise<string[]> {
  await showIn(page, "light");
  const found = await linesOf(new AxeBuilder({ page }));
  await showIn(page, "dark");
  const inTheDark = await linesOf(new AxeBuilder({ page }).withRules("color-contrast"));
  return [...found, ...inTheDark.map((line) => `dark: ${line}`)];
}

/** Colours pass slowly from one theme to the other; what lies between them is none of either. */
async function showIn(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const passing = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // What inherits a colour begins to pass once that has arrived.
    for (let found = passing(); found.length > 0; found = passing()) {
      for (const transition of found) transition.finish();
    }
  });
}

async function linesOf(axe: AxeBuilder) {
  // Its way through frames of other origins opens a page more for every look; here are no frames.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
