import type { Reset } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Link, styled, useLocation } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";

import { formatRouteCounts } from "./format-route-counts.ts";
import { ResetBadges } from "./reset-badges.tsx";
import { ResetMap } from "./reset-map.tsx";
import type { ResetAction } from "./reset-dialogs.tsx";
import { PublishedResetMenu, ResetMenu } from "./reset-menu.tsx";
import { ResetSetters } from "./reset-setters.tsx";
import { UndoNote } from "./undo/undo-note.tsx";
import { rowTarget } from "../../styles/row-target.ts";
import { type ResetViewProps, useResetView } from "./use-reset-view.ts";

interface ResetRowProps extends ResetViewProps {
  onSelectAction: (action: ResetAction) => void;
}

/** A reset of the list. Its name, its status and its counts are read in this order. */
export function ResetRow({ onSelectAction, ...view }: ResetRowProps) {
  const { gym, reset, now } = view;
  const { name, areas, leavesText } = useResetView(view);
  const { publishedId } = Object(useLocation().state);
  const isJustPublished = reset.status === "published" && publishedId === reset.id;

  return (
    <Row ref={isJustPublished ? focusRow : undefined} tabIndex={isJustPublished ? -1 : undefined}>
      <ResetMap gym={gym} areas={areas} />
      <Details>
        <h2 translate="no">
          {reset.status === "draft" ? <RowLink to={paths.reset(reset.id)}>{name}</RowLink> : name}
        </h2>
        <ResetBadges reset={reset} leavesText={leavesText} />
        <p>
          <span>{formatTimeOf(reset)}</span>
          <span>{formatRouteCounts(reset)}</span>
        </p>
      </Details>
      <ResetSetters reset={reset} />
      <MenuCell>
        {reset.status === "draft" ? (
          <ResetMenu resetId={reset.id} name={name} onSelect={onSelectAction} />
        ) : (
          <PublishedResetMenu resetId={reset.id} name={name} />
        )}
      </MenuCell>
      <UndoNote reset={reset} name={name} now={now} onUndo={() => onSelectAction("undo")} />
    </Row>
  );
}

/** Focuses the row when it appears, unless the user has moved the focus elsewhere since. */
function focusRow(row: HTMLElement | null) {
  if (row && document.activeElement?.contains(row)) row.focus({ preventScroll: true });
}

function formatTimeOf({ status, created_at, published_at, undone_at }: Reset): string {
  if (status === "published" && published_at !== null) return formatDay(published_at);
  return undone_at === null ? `Started ${formatDay(created_at)}` : formatDay(undone_at);
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 13px;
  align-items: center;
  padding: 12px 6px 12px 14px;

  &:focus-visible {
    outline-offset: -3px;
  }
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

  > div {
    order: 1;
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
