import { useRef } from "react";

import { resetMutations } from "@topout/shared/api/staff";
import type { Gym, Reset } from "@topout/shared/contract";
import { styled, useMutation } from "@topout/shared/platform";
import { color, getCircuitInitials, typography } from "@topout/shared/theme";
import { Button, Card, Dialog, Spinner } from "@topout/shared/ui";

import { formatScopeName } from "../../../reset-scope/format-reset-name.ts";
import { useResetScope } from "../../../reset-scope/use-reset-scope.ts";
import { createSetterMeta, reportLostRole } from "../../../route-writes/setter-errors.ts";
import { CircuitPlanRow } from "./circuit-plan-row.tsx";
import { MissingFields } from "./missing-fields.tsx";
import { type Publication, usePublication } from "./use-publication.ts";
import { usePublishReset } from "./use-publish-reset.ts";

interface PublishDialogProps {
  gym: Gym;
  reset: Reset;
  onClose: () => void;
}

/** Shows how a reset changes the wall and what its new routes lack. Then publishes it. */
export function PublishDialog({ gym, reset, onClose }: PublishDialogProps) {
  const missing = useRef<HTMLDivElement>(null);
  const publication = usePublication(gym, reset);
  const scope = useResetScope(gym, reset);
  const { publish, isPublishing } = usePublishReset(onClose);
  const handlePublish = () => {
    if (missing.current) missing.current.focus();
    else if (scope) publish(reset, formatScopeName(scope));
  };

  return (
    <Dialog
      title="Publish"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="primary" isBusy={isPublishing} onClick={handlePublish}>
            Publish
          </Button>
        </>
      }
    >
      <Totals>
        <li>
          <span>come down</span> <b>{reset.strip.length}</b>
        </li>
        <li>
          <span>go up</span> <b>{reset.new.length}</b>
        </li>
      </Totals>
      {publication ? (
        <>
          {publication.missing.length > 0 && (
            <MissingFields ref={missing} missing={publication.missing} />
          )}
          {publication.withoutPhotoCount > 0 && (
            <p>{formatWithoutPhoto(publication.withoutPhotoCount)}</p>
          )}
          <CircuitPlans reset={reset} publication={publication} />
        </>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

const formatWithoutPhoto = (count: number) =>
  count === 1 ? "1 new route has no photo" : `${count} new routes have no photo`;

interface CircuitPlansProps {
  reset: Reset;
  publication: Publication;
}

function CircuitPlans({ reset, publication: { circuits, plans } }: CircuitPlansProps) {
  const { mutate, isPending } = useMutation({
    ...resetMutations.update(),
    meta: createSetterMeta({ canRetry: true, notifiesNotFound: true }),
    onError: reportLostRole,
  });
  const initials = getCircuitInitials(circuits);
  const others = (circuitId: string) => reset.new_sets.filter((id) => id !== circuitId);

  return (
    <Card as="section" aria-label="By circuit">
      <Header>
        <h3>By circuit</h3>
        <span aria-hidden="true">New set</span>
      </Header>
      <ul>
        {plans.map((plan) => (
          <CircuitPlanRow
            key={plan.circuit.id}
            plan={plan}
            initial={initials.get(plan.circuit.id)}
            isNewSet={reset.new_sets.includes(plan.circuit.id)}
            isBusy={isPending}
            onNewSetChange={(isNewSet) =>
              mutate({
                id: reset.id,
                new_sets: [...others(plan.circuit.id), ...(isNewSet ? [plan.circuit.id] : [])],
              })
            }
          />
        ))}
      </ul>
      <Note>On starts a new set. What stays moves into it.</Note>
    </Card>
  );
}

const Totals = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding: 10px 14px;
    border: 1px solid ${color.line};
    border-radius: 18px;
    background: ${color.surface};
    font: ${typography.label};
  }

  b {
    font: ${typography.h1};
    font-variant-numeric: tabular-nums;
  }
`;

const Header = styled.header`
  display: flex;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
  padding: 12px 14px 4px;

  > h3 {
    font: ${typography.h3};
  }

  > span {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Note = styled.p`
  padding: 6px 14px 12px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
