import type { Dependents } from "@topout/shared/contract";
import { formatRouteCount, formatSendCount, formatVideoCount } from "./format-counts.ts";
import { formatList } from "./format-list.ts";
import { plural } from "./plural.ts";

/** "24 sends, 3 projects and 1 video". Undefined if nothing else would be deleted. */
export function formatDependents(dependents: Partial<Dependents>): string | undefined {
  const { routes = 0, sends = 0, projects = 0, videos = 0 } = dependents;
  const counts = [
    { count: routes, format: formatRouteCount },
    { count: sends, format: formatSendCount },
    { count: projects, format: formatProjectCount },
    { count: videos, format: formatVideoCount },
  ];
  const parts = counts.flatMap(({ count, format }) => (count > 0 ? [format(count)] : []));
  return parts.length > 0 ? formatList(parts) : undefined;
}

const formatProjectCount = (count: number) =>
  plural(count, { one: "1 project", other: `${count} projects` });
