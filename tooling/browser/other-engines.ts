import { spawnSync } from "node:child_process";

import { canInstallPackages, installPackages } from "./debian.ts";

/** The Debian package of each command: Firefox ESR, WebKitGTK's driver and a virtual display for its window. */
const PACKAGES = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
} as const;

const isInstalled = (command: string) => spawnSync("which", [command]).status === 0;

const findMissing = () =>
  Object.entries(PACKAGES).flatMap(([command, name]) => (isInstalled(command) ? [] : [name]));

const missing = findMissing();
if (missing.length > 0 && canInstallPackages()) installPackages(missing);
const stillMissing = findMissing();
if (stillMissing.length > 0) {
  console.error(`The journeys in other browsers need Debian's ${stillMissing.join(", ")}.`);
  process.exitCode = 1;
}
