/**
 * The oldest supported versions: iOS 16 for iPhone 8 and X, from 16.4 with import maps, the last Chrome for Windows 7, and the oldest maintained
 * Firefox ESR. The build target, the stylesheets, the check of used features and the page for old browsers derive from
 * this list.
 */
export const SUPPORTED_BROWSERS = {
  chrome: "109",
  edge: "109",
  firefox: "115",
  ios: "16.4",
  safari: "16.4",
} as const;

/** The same list as Vite's `build.target`. */
export const BUILD_TARGET = Object.entries(SUPPORTED_BROWSERS).map(
  ([browser, version]) => `${browser}${version}`,
);

/**
 * The document tests these features before any module loads. A browser that lacks one gets the page for old browsers.
 * All supported browsers have these features, and the code uses no newer ones. `tooling/browser-support` checks both.
 */
export const REQUIRED_FEATURES = {
  /** CSS declarations: property and value. */
  declarations: [["height", "1dvh"]],
  /** Properties of `HTMLElement`. */
  elementProperties: ["inert"],
  /** Types of `<script>`. */
  scriptTypes: ["importmap"],
} as const;
