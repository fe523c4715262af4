import { readFileSync } from "node:fs";

import { compress } from "./files.ts";
import { BUDGET, getColdDashboardScripts } from "./cold-dashboard.ts";

/** Prints what the dashboard costs a browser without a cache, beside the bar. */
export async function printCost(root: string): Promise<void> {
  const scripts = getColdDashboardScripts(root);
  const sizes = await Promise.all(scripts.map((file) => compress(readFileSync(file))));
  const bytes = sizes.reduce((sum, { length }) => sum + length, 0);
  const kib = (count: number) => (count / 1024).toFixed(1);
  console.log(
    `A cold dashboard, by the module graph: ${kib(bytes)} KiB of script as brotli (bar ${kib(BUDGET.bytes)}) ` +
      `in ${scripts.length} requests (bar ${BUDGET.requests}). \`pnpm bench load\` counts them in a browser.`,
  );
}
