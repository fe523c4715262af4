import type { ComponentProps } from "react";

import { isApiError } from "@topout/shared/api";
import type { Gym, Reset } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { styled, useParams } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import {
  Delayed,
  EmptyState,
  ErrorState,
  Layers,
  Spinner,
  StepHeader,
  useMediaQuery,
  VisuallyHidden,
} from "@topout/shared/ui";

import { ResetSetters } from "../../features/resets/reset-setters.tsx";
import { formatScopeName } from "../../reset-scope/format-reset-name.ts";
import { useResetScope } from "../../reset-scope/use-reset-scope.ts";
import { DraftNote, RenameButton } from "./draft-note.tsx";
import { DraftSteps } from "./draft-steps.tsx";
import { getStepPath, STEP_TITLES, STEPS, useStep } from "./use-step.ts";
import { useResetData } from "./use-reset-data.ts";

/** /route_setting/resets/:resetId */
function ResetScreen() {
  const { resetId = "" } = useParams();
  return <ResetPage key={resetId} resetId={resetId} />;
}

export { ResetScreen as Component };

function ResetPage({ resetId }: { resetId: string }) {
  const data = useResetData(resetId);
  const { reset, wall } = data;
  return (
    <Page>
      {reset && wall ? <NamedHeader gym={wall.gym} reset={reset} /> : <ResetHeader title="Reset" />}
      <ResetSteps {...data} />
    </Page>
  );
}

function NamedHeader({ gym, reset }: { gym: Gym; reset: Reset }) {
  const scope = useResetScope(gym, reset);
  const isDesktop = useMediaQuery(media.desktop);
  return (
    <ResetHeader
      title={reset.name ?? (scope ? formatScopeName(scope) : "Reset")}
      stepPaths={STEPS.map((step) => getStepPath(reset.id, step))}
      note={reset.status === "draft" && <DraftNote gym={gym} reset={reset} />}
      titleAction={isDesktop && reset.status === "draft" && <RenameButton reset={reset} />}
    >
      {isDesktop && <ResetSetters reset={reset} />}
    </ResetHeader>
  );
}

type ResetHeaderProps = Omit<ComponentProps<typeof StepHeader>, "steps" | "step" | "closeTo">;

function ResetHeader(props: ResetHeaderProps) {
  const { step } = useStep();
  return (
    <StepHeader
      {...props}
      steps={STEPS.map((one) => STEP_TITLES[one])}
      step={STEPS.indexOf(step)}
      closeTo={paths.resets}
    />
  );
}

function ResetSteps({ reset, wall, error, isRetrying, retry }: ReturnType<typeof useResetData>) {
  if (reset?.status === "draft" && wall) return <DraftSteps reset={reset} {...wall} />;
  if (reset && reset.status !== "draft") {
    return (
      <EmptyState
        illustration={<Layers size={44} />}
        title="This reset is not a draft"
        hint="It was published, so its routes no longer change here."
      />
    );
  }
  if (isApiError(error, "NOT_FOUND")) {
    return (
      <EmptyState
        illustration={<Layers size={44} />}
        title="This reset does not exist"
        hint="Somebody may have deleted it."
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The reset couldn't load"
        error={error}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  return (
    <Loading role="status">
      <Spinner />
      <VisuallyHidden>Loading the reset…</VisuallyHidden>
    </Loading>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  height: 100dvh;
`;

const Loading = styled(Delayed)`
  display: grid;
  place-items: center;
`;
