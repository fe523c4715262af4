import { isApiError } from "@topout/shared/api";
import { paths } from "@topout/shared/paths";
import { styled, useParams } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import {
  ButtonLink,
  Delayed,
  EmptyState,
  ErrorState,
  Layers,
  Spinner,
  VisuallyHidden,
  X,
} from "@topout/shared/ui";

import { StripStep } from "../../features/stripping/strip-step.tsx";
import { useResetData } from "./use-reset-data.ts";

/** /route_setting/resets/:resetId */
function ResetScreen() {
  const { resetId = "" } = useParams();
  return (
    <Page>
      <Header>
        <h1>What comes down</h1>
        <ButtonLink to={paths.routeSetting} variant="ghost" aria-label="Close">
          <X size={22} />
        </ButtonLink>
      </Header>
      <ResetSteps key={resetId} resetId={resetId} />
    </Page>
  );
}

export { ResetScreen as Component };

function ResetSteps({ resetId }: { resetId: string }) {
  const { reset, wall, error, isRetrying, retry } = useResetData(resetId);

  if (reset?.status === "draft" && wall) return <StripStep reset={reset} {...wall} />;
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

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: 0 8px 0 16px;
  border-bottom: 1px solid ${color.line};

  > h1 {
    font: ${typography.h2};
  }
`;
