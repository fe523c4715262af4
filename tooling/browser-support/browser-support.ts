import compatData, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data" with { type: "json" };

import type { Usage } from "./api-usage.ts";
import { oldestVersions } from "./supported-browsers.ts";

export interface UnsupportedFeature {
  /** The path of the feature in MDN's data, joined by dots. */
  readonly feature: string;
  readonly usage: Usage;
  /** The browsers without the feature, each with the first version that has it: "chrome 111". */
  readonly browsers: readonly string[];
}

/** Browsers by their names in MDN's data, each with a version. */
export type BrowserVersions = readonly (readonly [browser: BrowserName, version: string])[];

/**
 * Returns the features that at least one of these browsers does not have. Ignores features that MDN does not list. The
 * default is the oldest supported browsers.
 */
export function findUnsupportedFeatures(
  usages: readonly Usage[],
  versions: BrowserVersions = oldestVersions,
): UnsupportedFeature[] {
  return usages.flatMap((usage) => {
    const entry = findFeature(usage);
    const browsers = entry ? getBrowsersWithout(entry.statement, versions, usage.prefix) : [];
    return entry && browsers.length > 0 ? [{ feature: entry.feature, browsers, usage }] : [];
  });
}

/** Returns the first version of each supported browser that has all these features. */
export function getFirstVersions(usages: readonly Usage[]): BrowserVersions {
  return oldestVersions.map(([browser]) => {
    const versions = usages.map((usage) => {
      const statements = [findFeature(usage)?.statement.support[browser] ?? []].flat();
      const added = statements.flatMap(({ version_added }) => version_added || []);
      return added.toSorted(compareVersions)[0] ?? "preview";
    });
    return [browser, versions.toSorted(compareVersions).at(-1) ?? "0"];
  });
}

const compareVersions = (a: string, b: string) => (isNewer(a, b) ? 1 : isNewer(b, a) ? -1 : 0);

/** Returns the first of the usage's possible paths that MDN lists. */
function findFeature({ paths }: Usage) {
  const [entry] = paths.flatMap((path) => {
    const statement = findCompatStatement(path);
    return statement ? [{ feature: path.join("."), statement }] : [];
  });
  return entry;
}

/** Returns MDN's data for a path such as `["api", "URLSearchParams", "size"]`, or undefined if MDN has none. */
function findCompatStatement(path: readonly string[]): CompatStatement | undefined {
  let node: Identifier | undefined = compatData as unknown as Identifier;
  for (const name of path) {
    if (!node || !Object.hasOwn(node, name)) return undefined;
    node = (node as Record<string, Identifier>)[name];
  }
  return node?.__compat;
}

/**
 * Returns the browsers without a feature. Partial support counts as support. Support with another name, a flag or
 * another prefix does not count.
 */
function getBrowsersWithout(
  { support }: CompatStatement,
  versions: BrowserVersions,
  prefix: string | undefined,
): string[] {
  return versions.flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    const usable = statements.filter(
      (part) => !part.flags && !part.alternative_name && (!part.prefix || part.prefix === prefix),
    );
    if (usable.some((part) => isSupportedIn(part, oldest))) return [];
    const newest = usable.find(({ version_added }) => typeof version_added === "string");
    return [`${browser} ${newest?.version_added ?? "(none)"}`];
  });
}

/** MDN lists partial and full support separately. In its data, full support "removes" partial support. */
function isSupportedIn(
  { version_added, version_removed }: SimpleSupportStatement,
  version: string,
) {
  if (typeof version_added !== "string" || isNewer(version_added, version)) return false;
  return typeof version_removed !== "string" || isNewer(version_removed, version);
}

/** Compares dotted versions. A name such as `preview` is newer than every version. "≤37" counts as 37. */
function isNewer(version: string, other: string): boolean {
  const [parts, otherParts] = [version, other].map((text) =>
    text.replace("≤", "").split(".").map(Number),
  );
  if (!parts || !otherParts || parts.some(Number.isNaN)) return true;
  for (const [index, part] of parts.entries()) {
    const otherPart = otherParts[index] ?? 0;
    if (part !== otherPart) return part > otherPart;
  }
  return false;
}
