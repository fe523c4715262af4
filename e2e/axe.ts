import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds on the page as it stands, in either theme, a line each, so that a failure reads as a list of places.
 * The themes differ in their colours alone, so the rest is looked at once.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await showIn(page, "light");
  const found = await linesOf(new AxeBuilder({ page }));
  await showIn(page, "dark");
  const inTheDark = await linesOf(new AxeBuilder({ page }).withRules("color-contrast"));
  return [...found, ...inTheDark.map((line) => `dark: ${line}`)];
}

/** Colours pass slowly from one theme to the other, where nothing is drawn for long; what lies between is of neither. */
async function showIn(page: Page, colorScheme: "light" | "dark") {
  await page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [atOnce];
  });
  await page.emulateMedia({ colorScheme });
}

async function linesOf(axe: AxeBuilder) {
  // Its way through frames of other origins opens a page more for every look; here are no frames.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
