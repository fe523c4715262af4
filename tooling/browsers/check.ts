import { globSync } from "node:fs";
import { join, relative, resolve } from "node:path";

import { createThemeCss } from "@topout/shared/theme";

import { findApiUsages } from "./api-usage.ts";
import { findUnsupported } from "./browser-support.ts";
import { findCssTextUsages, findCssUsages } from "./css-usage.ts";
import { FALLBACKS } from "./fallbacks.ts";

const root = resolve(import.meta.dirname, "../..");

/** The files that run in a browser. Excludes tests and files that only a build imports. */
const sources = globSync(
  ["{shell,shared,mf-*}/src/**/*.{ts,tsx,css}"].map((pattern) => join(root, pattern)),
).filter((file) => !/\.test\.|\/testing\/|\/shared\/src\/federation\/|-plugin\.ts$/.test(file));

const usages = [
  ...findApiUsages(sources.filter((file) => /\.tsx?$/.test(file))),
  ...findCssUsages(sources),
  ...findCssTextUsages(createThemeCss(), join(root, "shared/src/theme/theme-css.ts")),
];
const unsupported = findUnsupported(usages);
const isBelow = (feature: string, name: string) => `${feature}.`.startsWith(`${name}.`);
const fallbacks = Object.keys(FALLBACKS);
const withoutFallback = unsupported.filter(
  ({ feature }) => !fallbacks.some((name) => isBelow(feature, name)),
);
const unusedFallbacks = fallbacks.filter(
  (name) => !unsupported.some(({ feature }) => isBelow(feature, name)),
);

for (const { feature, usage, browsers } of withoutFallback) {
  const place = relative(root, usage.place);
  console.error(`${place} uses ${usage.name} (${feature}), which needs ${browsers.join(", ")}`);
}
for (const feature of unusedFallbacks) console.error(`${feature} needs no fallback any more`);
console.log(`${usages.length} uses of the platform's features checked`);
process.exitCode =
  usages.length === 0 || withoutFallback.length + unusedFallbacks.length > 0 ? 1 : 0;
