import { formatLastDay, formatSendCount, getMarks, type RouteMark } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { memo, use } from "react";

import { SecondGrade } from "@topout/shared/second-grade";
import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { BookmarkCheck, HoldGlyph, HoldMarks, LeavesText, VisuallyHidden } from "@topout/shared/ui";

import { formatCircuit, formatLocation } from "../../../gym-routes/gym-route.ts";
import { NewText } from "../../../gym-routes/new-text.tsx";
import { RouteStateBadge } from "../../../gym-routes/route-state-badge.tsx";
import { GymRouteThumbnail } from "../../../gym-routes/gym-route-thumbnail.tsx";
import { RouteGrade } from "../../../gym-routes/route-grade.tsx";
import { RouteRowLocation, RouteRowTitle } from "../../../gym-routes/route-text.ts";
import { RowsOfAreaContext } from "./rows-of-area-context.ts";
import { SortedByGradeContext } from "./sorted-by-grade-context.ts";

interface RouteRowProps {
  gymRoute: GymRoute;
  /** A mark that the heading of the list explains, so that the row does not repeat it as text. */
  headingMark: RouteMark | undefined;
  onOpen: (routeId: string) => void;
}

export const RouteRow = memo(function RouteRow({ gymRoute, headingMark, onOpen }: RouteRowProps) {
  const isSortedByGrade = use(SortedByGradeContext);
  const { route, skin, state, isProject, initial, isNew, lastDay } = gymRoute;

  return (
    <Row type="button" onClick={() => onOpen(route.id)}>
      <GymRouteThumbnail gymRoute={gymRoute} size={56} />
      <Text>
        <RouteRowTitle>
          <HoldGlyph skin={skin} state={state} initial={initial} size={17}>
            <HoldMarks skin={skin} marks={getMarks(gymRoute)} />
          </HoldGlyph>
          <b translate="no">{route.name}</b>
          {isNew && headingMark !== "new" && <NewText />}
          {!isSortedByGrade && <RouteGrade grade={route.grade} />}
          {isProject && (
            <ProjectMark>
              <BookmarkCheck size={16} aria-hidden="true" />
              <VisuallyHidden>Project</VisuallyHidden>
            </ProjectMark>
          )}
        </RouteRowTitle>
        <RowDetails gymRoute={gymRoute} />
        {lastDay && headingMark !== "leaving" && (
          <LeavesLine>
            <LeavesText>{formatLastDay(lastDay)}</LeavesText>
          </LeavesLine>
        )}
      </Text>
      <Climbs>
        <RouteStateBadge state={state} />
        {isSortedByGrade ? (
          <SortedGrade>
            <b translate="no">{route.grade}</b>
            <SecondGrade grade={route.grade} />
          </SortedGrade>
        ) : (
          <span>{formatSendCount(route.climb_count)}</span>
        )}
      </Climbs>
    </Row>
  );
});

function RowDetails({ gymRoute: { route, circuit } }: Pick<RouteRowProps, "gymRoute">) {
  const isOfArea = use(RowsOfAreaContext);
  return (
    <RouteRowLocation>
      {isOfArea ? formatCircuit(route, circuit) : formatLocation(route)}
    </RouteRowLocation>
  );
}

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 64px;
  padding: 10px 16px;

  li:not(:first-child) > &,
  [aria-posinset]:not([aria-posinset="1"]) > & {
    box-shadow: inset 0 1px ${color.line};
  }

  ${media.hover} {
    &:hover {
      background: ${color.subtle};
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const LeavesLine = styled.span`
  display: block;
  font: ${typography.small};
`;

const ProjectMark = styled.span`
  color: ${color["text-3"]};
`;

const Climbs = styled.span`
  display: grid;
  gap: 4px;
  justify-items: end;
  color: ${color["text-3"]};
  font: ${typography.micro};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const SortedGrade = styled.span`
  display: flex;
  gap: 7px;
  align-items: center;

  > b {
    color: ${color.text};
    font: ${typography.small};
    font-weight: 640;
  }
`;
