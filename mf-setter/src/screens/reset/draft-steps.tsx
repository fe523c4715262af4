import type { Circuit, Gym, Reset } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { Button } from "@topout/shared/ui";

import { usePhotoBatchDialog } from "../../features/photo-batch/use-photo-batch-dialog.tsx";
import { PlaceStep } from "../../features/placing/place-step.tsx";
import { useDraftRoutes } from "../../features/placing/use-draft-routes.ts";
import { Announcement } from "../../features/resets/announcement.tsx";
import { PublishStep } from "../../features/resets/publish/publish-step.tsx";
import { useRouteChanges } from "../../features/resets/use-route-changes.ts";
import { StripStep } from "../../features/stripping/strip-step.tsx";
import { useMarks } from "../../features/stripping/use-marks.ts";
import { useFocusOnStep } from "./use-focus-on-step.ts";
import { STEP_TITLES, useStep } from "./use-step.ts";

interface DraftStepsProps {
  gym: Gym;
  reset: Reset;
  /** In display order. */
  circuits: readonly Circuit[];
  /** The routes on the wall. */
  routes: readonly GymRoute[];
}

/** The steps of a draft. */
export function DraftSteps(props: DraftStepsProps) {
  useRouteChanges(props.reset);
  const draftRoutes = useDraftRoutes(props.reset);
  const photoBatch = usePhotoBatchDialog({ circuits: props.circuits, ...draftRoutes });
  const { step } = useStep();
  const section = useFocusOnStep<HTMLElement>(step);
  return (
    <>
      <Section ref={section} tabIndex={-1} aria-label={STEP_TITLES[step]}>
        <CurrentStep {...props} draftRoutes={draftRoutes} onAddPhotos={photoBatch.open} />
      </Section>
      {photoBatch.dialog}
    </>
  );
}

const Section = styled.section`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  outline: none;
`;

interface CurrentStepProps extends DraftStepsProps {
  draftRoutes: ReturnType<typeof useDraftRoutes>;
  onAddPhotos: (() => void) | undefined;
}

function CurrentStep({ draftRoutes, onAddPhotos, ...props }: CurrentStepProps) {
  const { step, draftId, open, openDraft } = useStep();
  const { marks, mark } = useMarks(props.reset);

  switch (step) {
    case "down":
      return (
        <StripStep
          {...props}
          marks={marks}
          mark={mark}
          announcement={<Announcement gym={props.gym} reset={props.reset} />}
          next={<Next onClick={() => open("up")} />}
        />
      );
    case "up":
      return (
        <PlaceStep
          {...props}
          marks={marks}
          onAddPhotos={onAddPhotos}
          initialSelectedId={draftId}
          onDone={draftId === undefined ? undefined : () => open("publish")}
          next={<Next onClick={() => open("publish")} />}
        />
      );
    case "publish":
      return (
        <PublishStep
          {...props}
          marks={marks}
          drafts={draftRoutes.drafts}
          onSaveDraft={draftRoutes.save}
          onAddPhotos={onAddPhotos}
          onSelectDraft={openDraft}
          onBack={() => open("up")}
        />
      );
  }
}

const Next = ({ onClick }: { onClick: () => void }) => (
  <Button variant="primary" size="large" onClick={onClick}>
    Next
  </Button>
);
