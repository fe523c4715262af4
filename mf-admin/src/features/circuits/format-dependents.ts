import { formatCount } from "@topout/shared/domain";

interface Dependents {
  readonly routes: number;
  readonly sends: number;
  readonly projects: number;
  readonly videos: number;
}

/** "This also deletes 9 routes, 41 sends, 3 projects and 1 video." */
export function formatDependents({ routes, sends, projects, videos }: Dependents): string {
  const counts = [
    { count: routes, noun: "route" },
    { count: sends, noun: "send" },
    { count: projects, noun: "project" },
    { count: videos, noun: "video" },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => formatCount(count, noun));
  const last = counts.pop();
  if (last === undefined) return "It has no routes.";
  return `This also deletes ${counts.length > 0 ? `${counts.join(", ")} and ${last}` : last}.`;
}
