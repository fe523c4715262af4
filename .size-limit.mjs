import { resolve } from "node:path";

import { BUDGET, getColdDashboardScripts } from "./tooling/build/cold-dashboard.ts";

const scripts = (/** @type {string} */ folder) => `${folder}/dist/**/*.js`;

/**
 * In brotli, as it is served. The cold dashboard has its bar; a part is held a little above what its screens take, so
 * that a library which slips in is seen.
 */
export default [
  {
    name: "cold dashboard",
    path: getColdDashboardScripts(resolve(import.meta.dirname)),
    limit: `${BUDGET.bytes} B`,
  },
  { name: "shell, every screen", path: scripts("shell"), limit: "165 kB" },
  { name: "mf-climber, every screen", path: scripts("mf-climber"), limit: "65 kB" },
  { name: "mf-feed-profile, every screen", path: scripts("mf-feed-profile"), limit: "52 kB" },
  { name: "mf-setter, every screen", path: scripts("mf-setter"), limit: "40 kB" },
  { name: "mf-admin, every screen", path: scripts("mf-admin"), limit: "35 kB" },
];
