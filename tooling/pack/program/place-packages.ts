import { join } from "node:path";

import type { InstalledPackage } from "./find-installed.ts";

/** The packages by their folder, such as `node_modules/a/node_modules/b`. */
type Places = Map<string, InstalledPackage>;

/**
 * Returns a folder for each package in which Node finds it, as npm does: the outermost `node_modules`, or the one of the
 * package that needs it, if another version is outside.
 */
export function placePackages(
  roots: readonly InstalledPackage[],
): ReadonlyMap<string, InstalledPackage> {
  const places: Places = new Map(roots.map((entry) => [toPath("", entry.name), entry]));
  const pending = [...places];
  for (let next = pending.shift(); next; next = pending.shift()) {
    const [parent, { dependencies }] = next;
    for (const dependency of dependencies) {
      if (findVisible(places, parent, dependency.name) === dependency) continue;
      const outermost = toPath("", dependency.name);
      const path = places.has(outermost) ? toPath(parent, dependency.name) : outermost;
      places.set(path, dependency);
      pending.push([path, dependency]);
    }
  }
  return places;
}

const toPath = (parent: string, name: string): string => join(parent, "node_modules", name);

/** Returns the package that a file in the folder `parent` imports by this name. */
function findVisible(places: Places, parent: string, name: string): InstalledPackage | undefined {
  for (let folder = parent; folder !== ""; folder = getOuterFolder(folder)) {
    const nested = places.get(toPath(folder, name));
    if (nested) return nested;
  }
  return places.get(toPath("", name));
}

/** Returns `node_modules/a` for `node_modules/a/node_modules/b`, and an empty text for `node_modules/a`. */
const getOuterFolder = (path: string): string =>
  path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")));
