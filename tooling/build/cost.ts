import { readFileSync } from "node:fs";

import { compress } from "./files.ts";
import { BUDGET, getColdDashboardScripts } from "./cold-dashboard.ts";

/** Prints the size of the first load of the dashboard, and its limit. */
export async function printCost(root: string): Promise<void> {
  const scripts = getColdDashboardScripts(root);
  const sizes = await Promise.all(scripts.map((file) => compress(readFileSync(file))));
  const bytes = sizes.reduce((sum, { length }) => sum + length, 0);
  const kib = (count: number) => (count / 1024).toFixed(1);
  console.log(
    `First load of the dashboard: ${kib(bytes)} KiB of scripts as brotli (limit ${kib(BUDGET.bytes)}) ` +
      `in ${scripts.length} requests (limit ${BUDGET.requests}). \`npm run bench -- load\` measures it in a browser.`,
  );
}
