import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell without a window's parts comes first: it opens a page in half of the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const PLACES = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium of this machine; on Debian as root it is installed when there is none. */
export async function findChromium(): Promise<string> {
  return installedChromium(process.env, isExecutable) ?? installChromium();
}

/** CHROMIUM_PATH is taken at its word: a wrong one is an error, never a reason to use another browser. */
export function installedChromium(
  env: Readonly<Record<string, string | undefined>>,
  works: (file: string) => boolean,
): string | undefined {
  const named = env["CHROMIUM_PATH"];
  if (named) {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find(works);
}

function installChromium(): string {
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.error("No Chromium here: installing Debian's …");
    apt("update");
    apt(
      "install",
      "--yes",
      "--no-install-recommends",
      "chromium-headless-shell",
      "fonts-liberation",
    );
    const installed = installedChromium(process.env, isExecutable);
    if (installed) return installed;
  }
  throw new Error(
    "The journeys need a Chromium: install one (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.",
  );
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["--quiet=2", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
