import { SUPPORTED_BROWSERS } from "@topout/shared/federation";

const MDN_NAMES = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  ios: "safari_ios",
  safari: "safari",
} as const satisfies Record<keyof typeof SUPPORTED_BROWSERS, string>;

/** The oldest supported version of each browser, by its name in MDN's compatibility data. */
export const oldestVersions = Object.entries(MDN_NAMES).map(
  ([name, mdnName]) =>
    [mdnName, SUPPORTED_BROWSERS[name as keyof typeof SUPPORTED_BROWSERS]] as const,
);
