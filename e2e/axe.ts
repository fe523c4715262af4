import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Returns a line for each axe violation in either theme. The themes differ only in colours, so the dark theme is only
 * checked for contrast.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await applyTheme(page, "light");
  const lightViolations = await analyze(createAxe(page));
  await applyTheme(page, "dark");
  const darkViolations = await analyze(createAxe(page).withRules("color-contrast"));
  return [...lightViolations, ...darkViolations.map((line) => `dark: ${line}`)];
}

/** Disables transitions, so that axe does not measure colours between the two themes. */
async function applyTheme(page: Page, colorScheme: "light" | "dark") {
  await page.evaluate(() => {
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [noTransitions];
  });
  await page.emulateMedia({ colorScheme });
}

/** Builds no report of the passed checks, and loads no style sheets. Both take longer than the checks. */
const createAxe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false });

async function analyze(axe: AxeBuilder) {
  // Legacy mode does not open an extra page to analyze cross-origin frames. Topout has no frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}
