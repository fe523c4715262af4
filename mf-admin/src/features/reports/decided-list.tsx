import type { Report } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Button, Card, Check, Undo2, useMinute, X } from "@topout/shared/ui";

import { getTitle } from "./describe-subject.ts";
import { useDecide } from "./use-decide.ts";

interface DecidedListProps {
  reports: readonly Report[];
  /** Called after an undo, which moves the report to the open ones. */
  onDecided: () => void;
}

/** The reports that staff has decided, each with Undo as long as it is possible. */
export const DecidedList = ({ reports, onDecided }: DecidedListProps) => (
  <section aria-labelledby="decided">
    <Heading id="decided">Decided</Heading>
    <Rows as="ul">
      {reports.map((report) => (
        <DecidedRow key={report.id} report={report} onDecided={onDecided} />
      ))}
    </Rows>
  </section>
);

interface DecidedRowProps extends Pick<DecidedListProps, "onDecided"> {
  report: Report;
}

function DecidedRow({ report, onDecided }: DecidedRowProps) {
  const { decide, isPending } = useDecide(onDecided);
  const now = useMinute();
  const title = getTitle(report);
  const canUndo = report.undo_until !== null && Date.parse(report.undo_until) > now;

  return (
    <li>
      {report.status === "removed" ? (
        <Badge icon={<X size={14} />}>Removed</Badge>
      ) : (
        <Badge tone="success" icon={<Check size={14} />}>
          Kept
        </Badge>
      )}
      <div>
        <b translate="no">{title}</b>
        <Decision report={report} />
      </div>
      {canUndo && (
        <Button
          variant="ghost"
          aria-label={`Undo: ${title}`}
          icon={<Undo2 size={18} />}
          isBusy={isPending}
          onClick={() => decide(report, { decision: "reopen" })}
        >
          Undo
        </Button>
      )}
    </li>
  );
}

function Decision({ report: { history } }: { report: Report }) {
  const [last] = history;
  if (!last) return null;
  return <small>{`by ${last.by.username || "a deleted account"} · ${formatDay(last.time)}`}</small>;
}

const Heading = styled.h2`
  margin: 0 2px 8px;
  font: ${typography.h3};
`;

const Rows = styled(Card)`
  overflow: hidden;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: center;
    min-height: 56px;
    padding: 6px 4px 6px 14px;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  > li > span {
    min-width: 90px;
  }

  > li > div {
    flex: 1 0 120px;
    width: 0;
    overflow-wrap: anywhere;
  }

  > li > button {
    margin-left: auto;
  }

  b {
    display: block;
    font: ${typography.label};
  }

  small {
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  time {
    white-space: nowrap;
  }
`;
