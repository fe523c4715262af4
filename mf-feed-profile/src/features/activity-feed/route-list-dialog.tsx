import type { Activity } from "@topout/shared/contract";
import { formatSendCount, getName, plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { SecondGrade, SecondScaleProvider } from "@topout/shared/second-grade";
import { color, tracking, typography } from "@topout/shared/theme";
import {
  ChevronRight,
  Dialog,
  HoldGlyph,
  LinkList,
  LinkRow,
  ListRemainder,
  VisuallyHidden,
} from "@topout/shared/ui";

import { countUnlistedSends } from "./model/board-holds.ts";
import { useActivityCounts } from "./use-activity-counts.ts";
import { useRouteLink } from "./use-route-link.ts";

interface RouteListDialogProps {
  activity: Activity;
  onClose: () => void;
}

/** The routes of an activity, newest send first. Each opens its route panel; back returns to the list. */
export function RouteListDialog({ activity, onClose }: RouteListDialogProps) {
  const getRouteLink = useRouteLink();
  const circuits = new Map(
    useActivityCounts(activity).map((circuit) => [circuit.circuitId, circuit]),
  );
  const unlistedCount = countUnlistedSends(activity);

  return (
    <Dialog title={`Sent by ${getName(activity)}`} onClose={onClose}>
      <SecondScaleProvider gymId={activity.gym_id}>
        <LinkList>
          {activity.climbs.map(({ route, route_name, grade, sends }) => {
            const circuit = circuits.get(route.circuit_id);
            return (
              <li key={route.id}>
                <RouteRow {...getRouteLink(route.id)}>
                  <HoldGlyph skin={circuit?.skin ?? "white"} initial={circuit?.initial} size={27} />
                  <span>
                    <b translate="no">{route_name ?? route.name}</b>
                    <small>
                      {circuit && <VisuallyHidden>{`${circuit.name}, `}</VisuallyHidden>}
                      <RouteDetails grade={grade ?? route.grade} location={route.location} />
                    </small>
                  </span>
                  <i>{formatSendCount(sends)}</i>
                  <ChevronRight size={20} />
                </RouteRow>
              </li>
            );
          })}
        </LinkList>
      </SecondScaleProvider>
      {unlistedCount > 0 && <ListRemainder>{formatRemainder(unlistedCount)}</ListRemainder>}
    </Dialog>
  );
}

/** "V4 · Comp Wall", with the grade in the user's second scale after the gym's. */
const RouteDetails = ({ grade, location }: { grade: string; location: string }) => (
  <span>
    <span>{grade}</span>
    <SecondGrade grade={grade} isInText />
    {location && <span>{grade ? ` · ${location}` : location}</span>}
  </span>
);

const formatRemainder = (count: number) =>
  plural(count, { one: "and 1 more send", other: `and ${count} more sends` });

const RouteRow = styled(LinkRow)`
  min-height: 64px;

  > span {
    display: grid;
  }

  b {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
  }

  small,
  > i {
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  > i {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
