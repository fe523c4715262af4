import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds on the page as it stands, in either theme, a line each, so that a failure reads as a list of places.
 * The themes differ in their colours alone, so the rest is looked at once.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const found = await linesOf(new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: "dark" });
  const inTheDark = await linesOf(new AxeBuilder({ page }).withRules("color-contrast"));
  return [...found, ...inTheDark.map((line) => `dark: ${line}`)];
}

async function linesOf(axe: AxeBuilder) {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
