import { readFileSync } from "node:fs";

import { compress } from "./place-files.ts";
import { BAR, coldDashboardScripts } from "./cold-dashboard.ts";

/** Prints what the dashboard costs a browser without a cache, beside the bar. */
export async function printCost(root: string): Promise<void> {
  const scripts = coldDashboardScripts(root);
  const sizes = await Promise.all(scripts.map((file) => compress(readFileSync(file))));
  const bytes = sizes.reduce((sum, { length }) => sum + length, 0);
  const kib = (count: number) => (count / 1024).toFixed(1);
  console.log(
    `A cold dashboard, by the module graph: ${kib(bytes)} KiB of script as brotli (bar ${kib(BAR.bytes)}) ` +
      `in ${scripts.length} requests (bar ${BAR.requests}). \`pnpm bench load\` counts them in a browser.`,
  );
}
