import { useId, useRef } from "react";

import type { Climb } from "@topout/shared/contract";
import { formatDay, formatTime, groupBy } from "@topout/shared/domain";
import type { RouteTries } from "@topout/shared/domain/tries";
import { styled, usePendingStatus } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Card, Check, IconButton, Trash2 } from "@topout/shared/ui";

import { useRemoveClimb } from "./use-remove-climb.ts";

interface ClimbHistoryProps {
  /** The user's climbs of this route, newest first. */
  climbs: readonly Climb[];
  tries: RouteTries;
  routeName: string;
}

/** Lists the user's climbs of the route by day, each with a delete button. */
export function ClimbHistory({ climbs, tries, routeName }: ClimbHistoryProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const removeClimb = useRemoveClimb(routeName);
  const climbsByDay = groupBy(climbs, ({ time }) => formatDay(time));

  const handleRemove = (climb: Climb) => {
    // The clicked button unmounts, so move the focus first.
    heading.current?.focus({ preventScroll: true });
    void removeClimb(climb);
  };

  return (
    <section aria-labelledby={titleId}>
      <Title ref={heading} id={titleId} tabIndex={-1}>
        History
      </Title>
      {climbs.length === 0 && <Empty>Nothing logged yet.</Empty>}
      <Days>
        {[...climbsByDay].map(([day, climbsOfDay]) => (
          <div key={day}>
            <h4>{day}</h4>
            <Card as="ul">
              {climbsOfDay.map((climb) => (
                <ClimbRow
                  key={climb.id}
                  climb={climb}
                  tries={tries}
                  onRemove={() => handleRemove(climb)}
                />
              ))}
            </Card>
          </div>
        ))}
      </Days>
    </section>
  );
}

interface ClimbRowProps {
  climb: Climb;
  tries: RouteTries;
  onRemove: () => void;
}

function ClimbRow({ climb, tries, onRemove }: ClimbRowProps) {
  const kind = climb.sent ? "Send" : "Attempt";
  const status = usePendingStatus(
    (operation) => operation.type === "log" && operation.climb.id === climb.id,
  );

  return (
    <Row>
      {climb.sent ? (
        <Badge tone="sent" icon={<Check size={14} aria-hidden="true" />}>
          {kind}
        </Badge>
      ) : (
        <Badge tone="attempted">{kind}</Badge>
      )}
      <p>
        <time dateTime={climb.time}>{formatTime(climb.time)}</time>
        {status === "Waiting" && <span> · Waiting</span>}
      </p>
      {climb.sent && <SendText climb={climb} tries={tries} />}
      <IconButton variant="danger" label={formatDeleteLabel(climb)} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

/** What the send is among the sends of its route. */
function SendText({ climb, tries: { firstSend } }: Pick<ClimbRowProps, "climb" | "tries">) {
  if (firstSend?.id !== climb.id) return <small>Repeat</small>;
  if (firstSend.tries === 1) return <small>Flash</small>;
  return <small>{`Try ${firstSend.tries}`}</small>;
}

function formatDeleteLabel({ sent, time }: Climb): string {
  const when = `${formatDay(time)}, ${formatTime(time)}`;
  return sent ? `Delete send of ${when}` : `Delete attempt of ${when}`;
}

const Days = styled.div`
  display: grid;
  gap: 12px;

  h4 {
    margin-bottom: 6px;
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Title = styled.h3`
  margin-bottom: 10px;
`;

const Empty = styled.p`
  color: ${color["text-2"]};
  font: ${typography.small};
`;

const Row = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 4px 4px 4px 14px;

  & + & {
    border-top: 1px solid ${color.line};
  }

  > p {
    flex: 1;
    color: ${color["text-2"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }

  > small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
