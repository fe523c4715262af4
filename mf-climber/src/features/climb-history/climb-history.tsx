import { useId, useRef } from "react";

import { climbMutations } from "@topout/shared/api";
import type { Climb } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { dismiss, styled, useMutation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Card, Check, IconButton, Trash2 } from "@topout/shared/ui";

interface ClimbHistoryProps {
  /** The user's climbs of this route, newest first. */
  climbs: readonly Climb[];
  onRemove: (climb: Climb) => void;
}

/** Lists the user's climbs of the route, each with a delete button. */
export function ClimbHistory({ climbs, onRemove }: ClimbHistoryProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useMutation(climbMutations.remove());

  const handleRemove = (climb: Climb) => {
    // The clicked button unmounts, so move the focus first.
    heading.current?.focus({ preventScroll: true });
    onRemove(climb);
    // Dismiss the climb's notification, because its Undo would delete the climb again.
    dismiss(climb.id);
    remove.mutate(climb);
  };

  return (
    <section aria-labelledby={title}>
      <Title ref={heading} id={title} tabIndex={-1}>
        History
      </Title>
      {climbs.length === 0 && <Empty>Nothing logged yet.</Empty>}
      {climbs.length > 0 && (
        <Card as="ul">
          {climbs.map((climb) => (
            <ClimbRow key={climb.id} climb={climb} onRemove={() => handleRemove(climb)} />
          ))}
        </Card>
      )}
    </section>
  );
}

function ClimbRow({ climb, onRemove }: { climb: Climb; onRemove: () => void }) {
  const kind = climb.sent ? "Send" : "Attempt";
  const day = formatDay(climb.time);

  return (
    <Row>
      {climb.sent ? (
        <Badge tone="sent" icon={<Check size={14} aria-hidden="true" />}>
          {kind}
        </Badge>
      ) : (
        <Badge tone="attempted">{kind}</Badge>
      )}
      <time dateTime={climb.time}>{day}</time>
      <IconButton
        variant="danger"
        label={`Delete ${kind.toLowerCase()} of ${day}`}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

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

  > time {
    flex: 1;
    color: ${color["text-2"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }
`;
