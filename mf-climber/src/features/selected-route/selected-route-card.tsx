import { formatLastDay, formatSendCount } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled, useRoutePanel } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";
import {
  BookmarkCheck,
  ChevronRight,
  HoldGlyph,
  LeavesText,
  VisuallyHidden,
} from "@topout/shared/ui";

import { formatLocation } from "../../gym-routes/gym-route.ts";
import { NewText } from "../../gym-routes/new-text.tsx";
import type { SelectedRouteStore } from "../../gym-routes/selected-route.ts";
import { RouteStateBadge } from "../../gym-routes/route-state-badge.tsx";
import { GymRouteThumbnail } from "../../gym-routes/gym-route-thumbnail.tsx";
import { RouteGrade } from "../../gym-routes/route-grade.tsx";
import { RouteTitle, RouteLocation } from "../../gym-routes/route-text.ts";
import { useDeferredRouteId } from "./use-deferred-route-id.ts";

interface SelectedRouteCardProps {
  routes: readonly GymRoute[];
  selection: SelectedRouteStore;
  className?: string;
}

/** Shows the selected route unless it is filtered out. A click opens its panel. */
export function SelectedRouteCard({ routes, selection, className }: SelectedRouteCardProps) {
  const { open } = useRoutePanel();
  const routeId = useDeferredRouteId(selection);
  const gymRoute = routes.find(({ route }) => route.id === routeId);
  if (!gymRoute) return null;
  const { route, skin, initial, state, isProject, isNew, lastDay } = gymRoute;

  return (
    <CardButton type="button" className={className} onClick={() => open(route.id)}>
      <GymRouteThumbnail gymRoute={gymRoute} size={76} />
      <Text>
        <Title>
          <HoldGlyph skin={skin} initial={initial} size={19} />
          <b translate="no">{route.name}</b>
          {isNew && <NewText />}
          <RouteGrade grade={route.grade} />
          {isProject && (
            <>
              <BookmarkCheck size={18} aria-hidden="true" />
              <VisuallyHidden>Project</VisuallyHidden>
            </>
          )}
        </Title>
        <Location>{formatLocation(route)}</Location>
        <Climbs>
          <RouteStateBadge state={state} />
          {lastDay ? (
            <LeavesText>{formatLastDay(lastDay)}</LeavesText>
          ) : (
            <small>{formatSendCount(route.climb_count)}</small>
          )}
        </Climbs>
      </Text>
      <ChevronRight size={22} aria-hidden="true" />
    </CardButton>
  );
}

const CardButton = styled.button`
  display: flex;
  gap: 13px;
  align-items: center;
  width: 100%;
  padding: 10px 14px 10px 10px;
  border: 1px solid ${color.line};
  border-radius: 20px;
  background: ${color.raised};
  box-shadow: ${shadow[2]};

  ${media.hover} {
    &:hover {
      border-color: ${color["line-strong"]};
    }
  }

  &:focus-visible {
    border-radius: 20px;
  }

  > svg {
    flex: none;
    color: ${color["text-2"]};
  }
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  gap: 5px;
  min-width: 0;
`;

const Title = styled(RouteTitle)`
  gap: 8px;
  color: ${color["text-2"]};

  > b {
    color: ${color.text};
    font: ${typography.h2};
    letter-spacing: -0.014em;
  }
`;

const Location = styled(RouteLocation)`
  color: ${color["text-2"]};
`;

const Climbs = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  min-height: 26px;
  font: ${typography.small};

  > small {
    color: ${color["text-3"]};
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
`;
