import { spawnSync } from "node:child_process";

/** Debian's packages of Firefox and WebKit, and of what WebKit needs: a display, and a decoder for videos. */
const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"] as const;

/** Returns the packages that are not installed. On another system than Debian, these are all. */
export const findMissingPackages = (): readonly string[] =>
  PACKAGES.filter((name) => !isInstalled(name));

function isInstalled(name: string): boolean {
  const args = ["--show", "--showformat=${db:Status-Status}", name];
  return spawnSync("dpkg-query", args, { encoding: "utf8" }).stdout === "installed";
}
