import { spawnSync } from "node:child_process";

/** Debian's packages for Firefox and WebKit. WebKit also needs a display and a video decoder. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"] as const;

/** Returns the packages that are not installed. On a system without dpkg, returns all packages. */
export const findMissingPackages = (): readonly string[] =>
  PACKAGES.filter((name) => !isInstalled(name));

function isInstalled(name: string): boolean {
  const args = ["--show", "--showformat=${db:Status-Status}", name];
  return spawnSync("dpkg-query", args, { encoding: "utf8" }).stdout === "installed";
}
