/**
 * The oldest supported versions: iOS 16 for iPhone 8 and X, the last Chrome for Windows 7, and the oldest maintained
 * Firefox ESR. The build target, the stylesheets and the check of used features derive from this list.
 */
export const SUPPORTED_BROWSERS = {
  chrome: "109",
  edge: "109",
  firefox: "115",
  ios: "16.0",
  safari: "16.0",
} as const;

/** The same list as Vite's `build.target`. */
export const BUILD_TARGET = Object.entries(SUPPORTED_BROWSERS).map(
  ([browser, version]) => `${browser}${version}`,
);
