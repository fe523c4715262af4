import { useEffect } from "react";

import { ROUTE_MARKS, type RouteMark } from "@topout/shared/domain";
import { styled, useQueryClient } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { ChevronRight, IconButton, useMediaQuery, X } from "@topout/shared/ui";

import { focusRouteList } from "./focus-route-list.ts";
import type { News } from "./get-news.ts";
import { newsBarStyles } from "./news-bar-styles.ts";
import { NewsText } from "./news-text.tsx";
import { toSeenNews } from "./to-seen-news.ts";

interface ShownNewsBarProps {
  gymId: string;
  news: News;
  /** Changes filters of the map and the list. */
  onFilter: (changes: { marks: readonly RouteMark[]; onlyProjects: boolean }) => void;
  onClose: () => void;
}

interface NewsBarProps extends Omit<ShownNewsBarProps, "news"> {
  news: News | undefined;
  /** Whether it is the place in the column of the list, which only the desktop uses. */
  isInList: boolean;
}

/** Says what has changed since the user's previous visit. It closes for all devices of the user. */
export function NewsBar({ news, isInList, ...props }: NewsBarProps) {
  const isDesktop = useMediaQuery(media.desktop);
  return news && isInList === isDesktop ? <ShownNewsBar {...props} news={news} /> : null;
}

const loadMarkNewsSeen = async () => (await import("./mark-news-seen.ts")).markNewsSeen;

function ShownNewsBar({ gymId, news, onFilter, onClose }: ShownNewsBarProps) {
  const client = useQueryClient();

  // The user may close the bar without a network.
  useEffect(() => {
    // The click tries again.
    loadMarkNewsSeen().catch(() => undefined);
  }, []);

  const markSeen = async () => {
    const markNewsSeen = await loadMarkNewsSeen();
    await markNewsSeen(client, gymId, toSeenNews(news));
  };
  const close = () => {
    onClose();
    void markSeen();
  };
  const open = () => {
    onFilter({ marks: ROUTE_MARKS, onlyProjects: false });
    focusRouteList();
    close();
  };

  return (
    <Bar role="status">
      <OpenButton onClick={open}>
        <NewsText news={news} />
        <ChevronRight size={20} aria-hidden="true" />
      </OpenButton>
      <CloseButton label="Close" onClick={close}>
        <X size={20} aria-hidden="true" />
      </CloseButton>
    </Bar>
  );
}

const Bar = styled.div`
  ${newsBarStyles.bar}
`;

const OpenButton = styled.button`
  ${newsBarStyles.open}
  border-radius: 15px 0 0 15px;

  b {
    ${newsBarStyles.count}
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
  ${newsBarStyles.close}
  border-radius: 0 15px 15px 0;
`;
