import { type Ref, useMemo, useRef } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";
import type { Circuit, Gym, Reset } from "@topout/shared/contract";
import { getDate } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { type DraftRoute, styled } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";
import { Button, useMediaQuery, useMinute } from "@topout/shared/ui";

import { StepLayout } from "../../../reset-map/step-layout.tsx";
import { CircuitPlans } from "./circuit-plans.tsx";
import { getCircuitPlans } from "./get-circuit-plans.ts";
import { TodoCard } from "./todo-card.tsx";
import { Totals } from "./totals.tsx";
import { useNewSets } from "./use-new-sets.ts";
import { usePublishReset } from "./use-publish-reset.ts";
import { WallPreview } from "./wall-preview.tsx";

interface PublishStepProps {
  gym: Gym;
  reset: Reset;
  /** In display order. */
  circuits: readonly Circuit[];
  /** The routes on the wall. */
  routes: readonly GymRoute[];
  /** The routes that come down. */
  marks: ReadonlySet<string>;
  /** The routes that go up. */
  drafts: readonly PlacedRoute[];
  onSaveDraft: (draft: DraftRoute) => Promise<unknown>;
  /** Adds the photos of several new routes. Undefined if fewer than two lack one. */
  onAddPhotos: (() => void) | undefined;
  /** Opens the step before, with a new route selected. */
  onSelectDraft: (draftId: string) => void;
  onBack: () => void;
}

/** The last step of a reset: what changes and what is missing. Then the setter publishes it. */
export function PublishStep(props: PublishStepProps) {
  const { gym, reset, onSaveDraft, onAddPhotos, onSelectDraft, onBack, ...wall } = props;
  const { circuits, routes, marks, drafts } = wall;
  const isDesktop = useMediaQuery(media.desktop);
  const now = new Date(useMinute());
  const firstMissing = useRef<HTMLDivElement>(null);
  const publishButton = useRef<HTMLButtonElement>(null);
  const { newSets, setNewSet } = useNewSets(reset);
  const plans = useMemo(
    () => getCircuitPlans({ circuits, onWall: routes.map(({ route }) => route), marks, drafts }),
    [circuits, routes, marks, drafts],
  );
  const { publish, isPublishing, changedIds } = usePublishReset({
    gym,
    reset: { ...reset, new_sets: newSets },
    marks,
    drafts,
    plans,
  });

  return (
    <StepLayout
      map={isDesktop && <WallPreview layout={gym.layout} {...wall} />}
      width={500}
      footer={
        <Buttons
          publishButton={publishButton}
          isPublishing={isPublishing}
          onBack={onBack}
          onPublish={() => (firstMissing.current ? firstMissing.current.focus() : publish())}
        />
      }
    >
      <Summary>
        <Totals downCount={marks.size} upCount={drafts.length} />
        <TodoCard
          layout={gym.layout}
          {...wall}
          firstMissing={firstMissing}
          publishButton={publishButton}
          onSaveDraft={onSaveDraft}
          onAddPhotos={onAddPhotos}
          onSelectDraft={onSelectDraft}
        />
        <CircuitPlans
          circuits={circuits}
          plans={plans}
          changedIds={changedIds}
          newSets={newSets}
          today={getDate(now, gym.time_zone)}
          onNewSetChange={setNewSet}
        />
      </Summary>
    </StepLayout>
  );
}

interface ButtonsProps {
  publishButton: Ref<HTMLButtonElement>;
  isPublishing: boolean;
  onBack: () => void;
  onPublish: () => void;
}

const Buttons = ({ publishButton, isPublishing, onBack, onPublish }: ButtonsProps) => (
  <ButtonRow>
    <Button size="large" onClick={onBack}>
      Back
    </Button>
    <Button
      ref={publishButton}
      variant="primary"
      size="large"
      isBusy={isPublishing}
      onClick={onPublish}
    >
      Publish
    </Button>
  </ButtonRow>
);

const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 14px ${frame.gut} 20px;

  ${media.desktop} {
    gap: 10px;
    padding: 16px 22px;
  }
`;

const ButtonRow = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.6fr;
  gap: 10px;
`;
