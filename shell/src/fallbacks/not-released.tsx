import { paths } from "@topout/shared/paths";
import { Button, ButtonLink, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

interface NotReleasedProps {
  /** Begins the sentence: "The feed". */
  subject: string;
  onRetry: () => void;
}

/** The live release of a remote is older than this screen: nothing is broken, it is not there yet. */
export const NotReleased = ({ subject, onRetry }: NotReleasedProps) => (
  <Fallback
    tone="accent"
    title="Not here yet"
    hint={`${subject} will come with a later release. Everything else works as before.`}
  >
    <Button icon={<RefreshCw size={18} />} onClick={onRetry}>
      Check again
    </Button>
    <ButtonLink to={paths.dashboard} variant="primary">
      Back to dashboard
    </ButtonLink>
  </Fallback>
);
