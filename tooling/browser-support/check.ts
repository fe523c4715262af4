import { globSync } from "node:fs";
import { join, relative, resolve } from "node:path";

import { createThemeCss } from "@topout/shared/theme";

import { findApiUsages } from "./api-usage.ts";
import { findUnsupportedFeatures, type UnsupportedFeature } from "./browser-support.ts";
import { findCssTextUsages, findCssUsages } from "./css-usage.ts";
import { FALLBACKS } from "./fallbacks.ts";
import { oldestAcceptedVersions } from "./required-features.ts";

const root = resolve(import.meta.dirname, "../..");

/** The files that run in a browser. Excludes tests and files that only a build imports. */
const sources = globSync(
  ["{shell,shared,mf-*}/src/**/*.{ts,tsx,css}"].map((pattern) => join(root, pattern)),
).filter((file) => !/\.test\.|\/testing\/|\/shared\/src\/federation\//.test(file));

const usages = [
  ...findApiUsages(sources.filter((file) => /\.tsx?$/.test(file))),
  ...findCssUsages(sources),
  ...findCssTextUsages(createThemeCss(), join(root, "shared/src/theme/theme-css.ts")),
];
const unsupported = findUnsupportedFeatures(usages);
/** Whether the feature has this path or a path below it. */
const isPartOf = (feature: string, path: string) => `${feature}.`.startsWith(`${path}.`);
const fallbacks = Object.keys(FALLBACKS);
const hasFallback = ({ feature }: UnsupportedFeature) =>
  fallbacks.some((name) => isPartOf(feature, name));
const withoutFallback = unsupported.filter((item) => !hasFallback(item));
const missingInAcceptedVersions = findUnsupportedFeatures(usages, oldestAcceptedVersions).filter(
  (item) => !hasFallback(item),
);
const unusedFallbacks = fallbacks.filter(
  (name) => !unsupported.some(({ feature }) => isPartOf(feature, name)),
);

for (const { feature, usage, browsers } of withoutFallback) {
  const location = relative(root, usage.location);
  console.error(`${location} uses ${usage.name} (${feature}), which needs ${browsers.join(", ")}`);
}
for (const { feature, usage, browsers } of missingInAcceptedVersions) {
  const location = relative(root, usage.location);
  console.error(
    `${location} uses ${usage.name} (${feature}), which needs ${browsers.join(", ")}, but REQUIRED_FEATURES also accept older versions`,
  );
}
for (const feature of unusedFallbacks) {
  console.error(`${feature}: remove it from fallbacks.ts, because no code needs the fallback`);
}
console.log(`Checked ${usages.length} uses of web platform features`);
process.exitCode =
  usages.length === 0 ||
  withoutFallback.length + missingInAcceptedVersions.length + unusedFallbacks.length > 0
    ? 1
    : 0;
