import { isApiError } from "@topout/shared/api";
import { paths } from "@topout/shared/paths";
import { styled, useParams, useTypedSearchParams } from "@topout/shared/platform";
import {
  Delayed,
  EmptyState,
  ErrorState,
  Layers,
  Spinner,
  StepHeader,
  VisuallyHidden,
} from "@topout/shared/ui";

import { DraftSteps } from "./draft-steps.tsx";
import { useResetData } from "./use-reset-data.ts";

/** /route_setting/resets/:resetId */
function ResetScreen() {
  const { resetId = "" } = useParams();
  const [{ step }] = useTypedSearchParams<"step">();
  return (
    <Page>
      <StepHeader
        title="Reset"
        steps={["What comes down", "What goes up"]}
        step={step === "up" ? 1 : 0}
        closeTo={paths.resets}
      />
      <ResetSteps key={resetId} resetId={resetId} />
    </Page>
  );
}

export { ResetScreen as Component };

function ResetSteps({ resetId }: { resetId: string }) {
  const { reset, wall, error, isRetrying, retry } = useResetData(resetId);

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
