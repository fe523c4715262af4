import { paths } from "@topout/shared/paths";
import { Button, ButtonLink, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

interface NotReleasedProps {
  /** Begins the sentence: "The feed". */
  subject: string;
  onRetry: () => void;
}

/** Shown for a screen that the live release of its remote lacks. */
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
