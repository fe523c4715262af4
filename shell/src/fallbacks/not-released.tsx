import { paths } from "@topout/shared/paths";
import { Button, ButtonLink, RefreshCw } from "@topout/shared/ui";

import { StandIn } from "./stand-in.tsx";

interface NotReleasedProps {
  /** Begins the sentence: "The feed". */
  missing: string;
  onRetry: () => void;
}

/** The live release of a remote is older than this screen: nothing is broken, it is not there yet. */
export const NotReleased = ({ missing, onRetry }: NotReleasedProps) => (
  <StandIn
    tone="accent"
    title="Not here yet"
    hint={`${missing} will come with a later release. Everything else works as before.`}
  >
    <Button icon={<RefreshCw size={18} />} onClick={onRetry}>
      Check again
    </Button>
    <ButtonLink to={paths.dashboard} variant="primary">
      Back to dashboard
    </ButtonLink>
  </StandIn>
);
