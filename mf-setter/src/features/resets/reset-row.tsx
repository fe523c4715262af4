import type { Gym, Reset } from "@topout/shared/contract";
import { formatDay, formatLeavesOn, getDate, getName } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Link, styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";
import { Badge, Calendar } from "@topout/shared/ui";

import { formatScopeName } from "../../reset-scope/format-reset-name.ts";
import { useResetScope } from "../../reset-scope/use-reset-scope.ts";
import { formatRouteCounts } from "./format-route-counts.ts";
import { ResetBadge } from "./reset-badge.tsx";
import { ResetMap } from "./reset-map.tsx";
import type { ResetAction } from "./reset-dialogs.tsx";
import { ResetMenu } from "./reset-menu.tsx";
import { ResetSetters } from "./reset-setters.tsx";
import { UndoNote } from "./undo/undo-note.tsx";
import { rowTarget } from "../../styles/row-target.ts";

interface ResetRowProps {
  gym: Gym;
  reset: Reset;
  now: Date;
  onSelectAction: (action: ResetAction) => void;
}

/** A reset of the list. Its name, its status and its counts are read in this order. */
export function ResetRow({ gym, reset, now, onSelectAction }: ResetRowProps) {
  const scope = useResetScope(gym, reset);
  const name = reset.name ?? (scope ? formatScopeName(scope) : "…");
  const leavesText = formatLeavesOn(reset.leaves_on, getDate(now, gym.time_zone));

  return (
    <Row>
      <ResetMap gym={gym} areas={scope?.areas ?? []} />
      <Details>
        <h2 translate="no">
          {reset.status === "draft" ? <RowLink to={paths.reset(reset.id)}>{name}</RowLink> : name}
        </h2>
        <Badges>
          <ResetBadge reset={reset} />
          <Publisher reset={reset} />
          {leavesText && (
            <Badge tone="accent" icon={<Calendar size={14} />}>
              {leavesText}
            </Badge>
          )}
        </Badges>
        <p>
          <span>{formatTimeOf(reset)}</span>
          <span>{formatRouteCounts(reset)}</span>
        </p>
      </Details>
      <ResetSetters reset={reset} />
      <UndoNote reset={reset} name={name} now={now} onUndo={() => onSelectAction("undo")} />
      {reset.status === "draft" && (
        <MenuCell>
          <ResetMenu resetId={reset.id} name={name} onSelect={onSelectAction} />
        </MenuCell>
      )}
    </Row>
  );
}

function formatTimeOf({ status, created_at, published_at, undone_at }: Reset): string {
  if (status === "published" && published_at !== null) return formatDay(published_at);
  return undone_at === null ? `Started ${formatDay(created_at)}` : formatDay(undone_at);
}

/** The user who published the reset, or who undid the publication. */
function Publisher({ reset: { undone_by, published_by } }: { reset: Reset }) {
  const user = undone_by ?? published_by;
  const name = user && getName(user);
  // A deleted account has no name.
  return name ? <span translate="no">{`by ${name}`}</span> : null;
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 13px;
  align-items: center;
  padding: 12px 6px 12px 14px;
`;

/** The line of the counts is between the name and the badges, but read after them. */
const Details = styled.div`
  display: flex;
  flex: 1 1 6em;
  flex-direction: column;
  gap: 2px;
  min-width: 0;

  > h2 {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
    overflow-wrap: anywhere;
  }

  > p {
    color: ${color["text-3"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }

  > p > span {
    display: inline-block;
  }

  > p > span:first-child::after {
    content: "·";
    margin: 0 4px;
  }
`;

/** The whole row is clickable. The menu is positioned above this area. */
const RowLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  ${rowTarget}
`;

const MenuCell = styled.div`
  position: relative;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  order: 1;
  margin-top: 4px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
