import { paths } from "@topout/shared/paths";
import { styled, useTypedSearchParams } from "@topout/shared/platform";
import { Button, StepHeader } from "@topout/shared/ui";
import { useMemo, useState } from "react";

import {
  AreaEditor,
  type EditorExtension,
  LineEditor,
  toAreas,
  toLines,
} from "../../features/layout-editor/index.ts";
import { useTraceExtension } from "../trace-extension.tsx";
import { InfoStep } from "./info-step.tsx";
import { type CreateGym, useCreateGym } from "./use-create-gym.ts";

const STEPS = ["Gym info", "Draw Gym Layout", "Add Locations to map"] as const;

/** /create_gym */
function CreateGymScreen() {
  const gym = useCreateGym();
  const extension = useTraceExtension("create-gym");
  const [{ step: param }, setParams] = useTypedSearchParams<"step">();
  const [shouldShowInfoErrors, setShouldShowInfoErrors] = useState(false);
  const step = ["0", "1", "2"].indexOf(param ?? "0");
  const goToStep = (next: number) => setParams({ step: next > 0 ? String(next) : undefined });

  const handleCreate = () => {
    if (Object.keys(gym.errors).length > 0 || !gym.image) {
      setShouldShowInfoErrors(true);
      goToStep(0);
    } else if (gym.validateAreaNames()) {
      gym.create(gym.image);
    }
  };

  return (
    <Page data-fixed={step > 0}>
      <StepHeader
        title="Create gym"
        // The first step shows the title above its fields.
        isTitleHidden={step <= 0}
        steps={STEPS}
        step={Math.max(step, 0)}
        closeTo={paths.gyms}
      />
      {step <= 0 && (
        <InfoStep gym={gym} shouldShowErrors={shouldShowInfoErrors} onNext={() => goToStep(1)} />
      )}
      {step === 1 && (
        <LineEditor
          editor={gym.lines}
          extension={extension}
          title={STEPS[1]}
          areas={toAreas(gym.areas.draft.shapes)}
          footer={
            <>
              <Button size="large" onClick={() => goToStep(0)}>
                Back
              </Button>
              <Button size="large" variant="primary" onClick={() => goToStep(2)}>
                Next
              </Button>
            </>
          }
        />
      )}
      {step === 2 && (
        <AreaStep
          gym={gym}
          extension={extension}
          onBack={() => goToStep(1)}
          onCreate={handleCreate}
        />
      )}
    </Page>
  );
}

export { CreateGymScreen as Component };

interface AreaStepProps {
  gym: CreateGym;
  extension: EditorExtension;
  onBack: () => void;
  onCreate: () => void;
}

function AreaStep({ gym, extension, onBack, onCreate }: AreaStepProps) {
  const { shapes } = gym.lines.draft;
  const lines = useMemo(() => toLines(shapes), [shapes]);
  return (
    <AreaEditor
      editor={gym.areas}
      extension={extension}
      title={STEPS[2]}
      lines={lines}
      footer={
        <>
          <Button size="large" onClick={onBack}>
            Back
          </Button>
          <Button size="large" variant="primary" isBusy={gym.isCreating} onClick={onCreate}>
            Create!
          </Button>
        </>
      }
    />
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;

  /* The canvas fills the screen and does not scroll. */
  &[data-fixed="true"] {
    height: 100dvh;
  }
`;
