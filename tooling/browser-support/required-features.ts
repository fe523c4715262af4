import { REQUIRED_FEATURES } from "@topout/shared/federation";

import type { Usage } from "./api-usage.ts";
import { type BrowserVersions, getFirstVersions } from "./browser-support.ts";
import { findCssTextUsages } from "./css-usage.ts";

const LOCATION = "REQUIRED_FEATURES";
const { declarations, elementProperties, scriptTypes } = REQUIRED_FEATURES;

const cssUsages = declarations.flatMap(([property, value]) =>
  findCssTextUsages(`a { ${property}: ${value} }`, LOCATION),
);
const elementUsages = elementProperties.map((name): Usage => ({
  location: LOCATION,
  name,
  paths: [["api", "HTMLElement", name]],
}));

const scriptUsages = scriptTypes.map((name): Usage => ({
  location: LOCATION,
  name,
  paths: [["html", "elements", "script", "type", name]],
}));

/** The features that the document tests before it loads the modules. */
export const requiredUsages: readonly Usage[] = [...cssUsages, ...elementUsages, ...scriptUsages];

/** The oldest version of each browser that has all required features. Topout runs in these and in newer versions. */
export const oldestAcceptedVersions: BrowserVersions = getFirstVersions(requiredUsages);
