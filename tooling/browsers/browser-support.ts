import compatData, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data" with { type: "json" };

import type { Usage } from "./api-usage.ts";
import { oldestVersions } from "./supported-browsers.ts";

export interface Unsupported {
  /** The path of the feature in MDN's data, joined by dots. */
  readonly feature: string;
  readonly usage: Usage;
  /** The supported browsers without the feature, as `browsersWithout` returns them. */
  readonly browsers: readonly string[];
}

/** Returns the features that at least one supported browser does not have. Ignores features that MDN does not list. */
export function findUnsupported(usages: readonly Usage[]): Unsupported[] {
  return usages.flatMap((usage) => {
    const [entry] = usage.paths.flatMap((path) => {
      const statement = featureAt(path);
      return statement
        ? [{ feature: path.join("."), browsers: browsersWithout(statement, usage.prefix) }]
        : [];
    });
    return entry && entry.browsers.length > 0 ? [{ ...entry, usage }] : [];
  });
}

/** Returns MDN's data for a path such as `["api", "URLSearchParams", "size"]`, or undefined if MDN has none. */
function featureAt(path: readonly string[]): CompatStatement | undefined {
  let node: Identifier | undefined = compatData as unknown as Identifier;
  for (const name of path) {
    if (!node || !Object.hasOwn(node, name)) return undefined;
    node = (node as Record<string, Identifier>)[name];
  }
  return node?.__compat;
}

/**
 * Returns the supported browsers without a feature, each with the first version that has it: "chrome 111". Partial
 * support counts as support. Support with another name, a flag or another prefix does not.
 */
function browsersWithout({ support }: CompatStatement, prefix: string | undefined): string[] {
  return oldestVersions.flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    const usable = statements.filter(
      (part) => !part.flags && !part.alternative_name && (!part.prefix || part.prefix === prefix),
    );
    if (usable.some((part) => covers(part, oldest))) return [];
    const newest = usable.find(({ version_added }) => typeof version_added === "string");
    return [`${browser} ${newest?.version_added ?? "(none)"}`];
  });
}

/** MDN lists partial and full support separately: partial support is "removed" in the version with full support. */
function covers({ version_added, version_removed }: SimpleSupportStatement, version: string) {
  if (typeof version_added !== "string" || isNewer(version_added, version)) return false;
  return typeof version_removed !== "string" || isNewer(version_removed, version);
}

/** Compares dotted versions. A name such as `preview` is newer than every version. "≤37" means 37 or older. */
function isNewer(version: string, than: string): boolean {
  const [parts, limits] = [version, than].map((text) =>
    text.replace("≤", "").split(".").map(Number),
  );
  if (!parts || !limits || parts.some(Number.isNaN)) return true;
  for (const [index, part] of parts.entries()) {
    const limit = limits[index] ?? 0;
    if (part !== limit) return part > limit;
  }
  return false;
}
