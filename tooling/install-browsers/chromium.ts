import { delimiter, join } from "node:path";

import { canInstallPackages, installPackages } from "./debian.ts";
import { isExecutable } from "./is-executable.ts";

/** chromium-headless-shell comes first, because it opens a page twice as fast. */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const PATHS = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Returns the path of a Chromium browser. Installs Debian's package if none exists, which requires root. */
export async function findChromium(): Promise<string> {
  return findInstalledChromium(process.env, isExecutable) ?? installChromium();
}

/** Returns an installed Chromium. Throws if CHROMIUM_PATH is wrong, instead of using another browser. */
export function findInstalledChromium(
  env: Readonly<Record<string, string | undefined>>,
  canRun: (file: string) => boolean,
): string | undefined {
  const configured = env["CHROMIUM_PATH"];
  if (configured) {
    if (canRun(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not an executable file.`);
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const pathCandidates = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...pathCandidates, ...PATHS].find(canRun);
}

function installChromium(): string {
  if (canInstallPackages()) {
    installPackages(["chromium-headless-shell", "fonts-liberation"]);
    const installed = findInstalledChromium(process.env, isExecutable);
    if (installed) return installed;
  }
  throw new Error(
    "Chromium not found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
  );
}
