import { useState } from "react";

import { readSeenNews } from "@topout/shared/api/seen-news";
import { formatShortDay, ROUTE_MARKS, type RouteMark } from "@topout/shared/domain";
import { styled, useQueryClient } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";
import { ChevronRight, IconButton, useMediaQuery, X } from "@topout/shared/ui";

import { focusRouteList } from "./focus-route-list.ts";
import type { News } from "./get-news.ts";
import { markNewsSeen } from "./mark-news-seen.ts";
import { formatLeavingProjects, formatNewCount } from "./news-texts.ts";
import { isSeen, toSeenNews } from "./to-seen-news.ts";

export interface NewsBarProps {
  gymId: string;
  news: News;
  /** Whether it is the place in the column of the list, which only the desktop uses. */
  isInList: boolean;
  /** Changes filters of the map and the list. */
  onFilter: (changes: { marks: readonly RouteMark[]; onlyProjects: boolean }) => void;
}

/** Says what has changed since the user's previous visit. It closes for all devices of the user. */
export function NewsBar({ gymId, news, isInList, onFilter }: NewsBarProps) {
  const isDesktop = useMediaQuery(media.desktop);
  const client = useQueryClient();
  // The device may have stored the visit before the user has closed the bar.
  const [wasSeen] = useState(() => isSeen(news, readSeenNews(gymId)));
  if (wasSeen || isInList !== isDesktop) return null;

  const { since, newRoutes, leavingProjects } = news;
  const hasNewRoutes = newRoutes.length > 0;
  const hasLeavingProjects = leavingProjects.length > 0;
  const days = leavingProjects
    .flatMap(({ lastDay }) => lastDay ?? [])
    .sort((a, b) => a.daysLeft - b.daysLeft);
  const close = () => void markNewsSeen(client, gymId, toSeenNews(news));
  const open = () => {
    onFilter({ marks: ROUTE_MARKS, onlyProjects: false });
    focusRouteList();
    close();
  };

  return (
    <Bar role="status">
      <OpenButton onClick={open}>
        <span>
          {hasNewRoutes && <span>{`Since ${formatShortDay(since)}:`}</span>}{" "}
          {hasNewRoutes && <b>{formatNewCount(newRoutes.length)}</b>}{" "}
          {hasNewRoutes && hasLeavingProjects && <span>·</span>}{" "}
          {hasLeavingProjects && <b>{formatLeavingProjects(days)}</b>}
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </OpenButton>
      <CloseButton label="Close" onClick={close}>
        <X size={20} aria-hidden="true" />
      </CloseButton>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.surface};
  box-shadow: ${shadow[1]};
`;

const OpenButton = styled.button`
  display: flex;
  flex: 1;
  gap: 6px;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  min-height: 52px;
  padding: 7px 8px 7px 14px;
  border-radius: 15px 0 0 15px;
  color: ${color["text-2"]};
  font: ${typography.small};
  text-align: start;

  b {
    color: ${color.text};
    font-weight: 660;
  }

  svg {
    flex: none;
    color: ${color["text-3"]};
  }

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
`;

const CloseButton = styled(IconButton)`
  border-left: 1px solid ${color.line};
  border-radius: 0 15px 15px 0;
`;
