import { delimiter, join } from "node:path";

import { canInstallPackages, installPackages } from "./debian.ts";
import { isExecutable } from "./is-executable.ts";

/** Debian's package of this name contains a command of this name. Journeys take less CPU time in it than in Chromium. */
export const HEADLESS_SHELL = "chromium-headless-shell";
const COMMANDS = [
  HEADLESS_SHELL,
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
  const find = () => findInstalledChromium(process.env, isExecutable);
  const installed = find();
  if (installed !== undefined) return installed;
  installHeadlessShell();
  const added = find();
  if (added !== undefined) return added;
  throw new Error(
    `Chromium not found. Install it (Debian: apt-get install ${HEADLESS_SHELL}) or set CHROMIUM_PATH.`,
  );
}

/**
 * Installs Debian's chromium-headless-shell, even beside another Chromium. Does nothing without root, or if
 * CHROMIUM_PATH names the browser.
 */
export function installHeadlessShell(): void {
  const { CHROMIUM_PATH, PATH } = process.env;
  const isInstalled = listFiles([HEADLESS_SHELL], PATH).some(isExecutable);
  if (CHROMIUM_PATH || isInstalled || !canInstallPackages()) return;
  installPackages([HEADLESS_SHELL, "fonts-liberation"]);
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
  return [...listFiles(COMMANDS, env["PATH"]), ...PATHS].find(canRun);
}

/** Returns the files that may contain the commands, in the order of the commands. */
function listFiles(commands: readonly string[], path = ""): string[] {
  const folders = path.split(delimiter).filter(Boolean);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name)));
}
