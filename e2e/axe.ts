import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";

const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Omits passed checks from the report, and loads no style sheets. Both would take longer than the checks. */
const OPTIONS: RunOptions = { resultTypes: ["violations"], preload: false };

export type Theme = "light" | "dark";

/**
 * Returns a line for each axe violation in these themes. The themes differ only in colours, so axe checks only the
 * contrast in the second one.
 */
export async function findViolations(
  page: Page,
  themes: readonly Theme[] = ["light", "dark"],
): Promise<string[]> {
  await loadAxe(page);
  const violations: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await applyTheme(page, theme);
    await finishAnimations(page);
    const options: RunOptions = index === 0 ? OPTIONS : { ...OPTIONS, runOnly: ["color-contrast"] };
    const lines = await runAxe(page, options);
    violations.push(...lines.map((line) => `${theme}: ${line}`));
  }
  return violations;
}

/** Disables transitions, so that axe does not measure colours between the two themes. */
async function applyTheme(page: Page, colorScheme: Theme) {
  await page.evaluate(() => {
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [noTransitions];
  });
  await page.emulateMedia({ colorScheme });
}

/** Skips to the end of fades, so that axe does not measure a translucent text. Spinners and skeletons never end. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });

interface AxeGlobal {
  readonly axe: typeof axeCore;
}

/** Loads axe once per document. Loading it takes as long as running it. */
async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE_SOURCE);
}

/** Returns a line for each violation. The whole report of axe has several megabytes. */
const runAxe = (page: Page, options: RunOptions) =>
  page.evaluate(async (runOptions) => {
    const { axe } = globalThis as unknown as AxeGlobal;
    const { violations } = await axe.run(document, runOptions);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
    );
  }, options);
