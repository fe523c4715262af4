import { useId, useRef } from "react";

import { climbMutations } from "@topout/shared/api";
import type { Climb } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { dismiss, styled, useMutation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Card, Check, IconButton, Trash2 } from "@topout/shared/ui";

interface ClimbHistoryProps {
  /** One's own on this route, newest first. */
  climbs: readonly Climb[];
  onRemove: (climb: Climb) => void;
}

/** Every go at the route, each to be taken back. */
export function ClimbHistory({ climbs, onRemove }: ClimbHistoryProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useMutation(climbMutations.remove());

  const takeBack = (climb: Climb) => {
    // Its row takes the pressed button along, so focus needs a place to stay.
    heading.current?.focus({ preventScroll: true });
    onRemove(climb);
    // Its notification, which may still be there, offers what is done now.
    dismiss(climb.id);
    remove.mutate(climb);
  };

  return (
    <section aria-labelledby={title}>
      <Title ref={heading} id={title} tabIndex={-1}>
        History
      </Title>
      {climbs.length === 0 && <Nothing>Nothing logged yet.</Nothing>}
      {climbs.length > 0 && (
        <Card as="ul">
          {climbs.map((climb) => (
            <Go key={climb.id} climb={climb} onRemove={() => takeBack(climb)} />
          ))}
        </Card>
      )}
    </section>
  );
}

function Go({ climb, onRemove }: { climb: Climb; onRemove: () => void }) {
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

const Nothing = styled.p`
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
