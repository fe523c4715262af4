import { formatShortDay } from "@topout/shared/domain";

import type { News } from "./get-news.ts";
import { formatLeavingProjects, formatNewCount } from "./news-texts.ts";

/** Without hooks, because the first map draws it too. */
export function NewsText({ news }: { news: News }) {
  const { since, newRoutes, leavingProjects } = news;
  const hasNewRoutes = newRoutes.length > 0;
  const hasLeavingProjects = leavingProjects.length > 0;
  const days = leavingProjects
    .flatMap(({ lastDay }) => lastDay ?? [])
    .sort((a, b) => a.daysLeft - b.daysLeft);

  return (
    <span>
      {hasNewRoutes && <span>{`Since ${formatShortDay(since)}:`}</span>}{" "}
      {hasNewRoutes && <b>{formatNewCount(newRoutes.length)}</b>}{" "}
      {hasNewRoutes && hasLeavingProjects && <span>·</span>}{" "}
      {hasLeavingProjects && <b>{formatLeavingProjects(days)}</b>}
    </span>
  );
}
