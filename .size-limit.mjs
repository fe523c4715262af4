import { resolve } from "node:path";

import { remoteEntries } from "./shared/src/remote/remotes.ts";
import { BUDGET, getColdDashboardScripts } from "./tooling/build/cold-dashboard.ts";

const FIRST_MAP = "mf-*/dist/assets/first-map-*.js";

/** Without the first map, which is no part of a screen. */
const scripts = (/** @type {string} */ folder) => [`${folder}/dist/**/*.js`, `!${FIRST_MAP}`];

/** @type {Readonly<Record<import("./shared/src/remote/remotes.ts").RemoteName, `${number} kB`>>} */
const REMOTE_SIZES = {
  climber: "106 kB",
  feedProfile: "74 kB",
  setter: "126 kB",
  admin: "91 kB",
};

/** Sizes as brotli. The limit of a part is a little above its current size, so that an added library fails the check. */
export default [
  {
    name: "cold dashboard",
    path: getColdDashboardScripts(resolve(import.meta.dirname)),
    limit: `${BUDGET.bytes} B`,
  },
  { name: "first map", path: FIRST_MAP, limit: "9.7 kB" },
  // With the service worker, which no page waits for.
  { name: "shell, every screen", path: scripts("shell"), limit: "189 kB" },
  ...remoteEntries.map(([name, { folder }]) => ({
    name: `${folder}, every screen`,
    path: scripts(folder),
    // Without a size, the check fails.
    limit: REMOTE_SIZES[name] ?? "0 B",
  })),
];
