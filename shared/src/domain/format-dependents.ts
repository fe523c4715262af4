import type { Dependents } from "@topout/shared/contract";
import { formatCount } from "./format-count.ts";

/** "24 sends, 3 projects and 1 video". Undefined if nothing else would be deleted. */
export function formatDependents(dependents: Partial<Dependents>): string | undefined {
  const { routes = 0, sends = 0, projects = 0, videos = 0 } = dependents;
  const counts = [
    [routes, "route"],
    [sends, "send"],
    [projects, "project"],
    [videos, "video"],
  ] as const;
  const parts = counts.flatMap(([count, noun]) => (count > 0 ? [formatCount(count, noun)] : []));
  const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
  return parts.length > 0 ? list.format(parts) : undefined;
}
