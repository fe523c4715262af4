import { paths } from "@topout/shared/paths";
import { Button, ButtonLink, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

interface NotReleasedProps {
  /** The subject of the sentence, for example "The feed". */
  subject: string;
  onRetry: () => void;
}

/** Shown if the live release of a remote does not have this screen yet. */
export const NotReleased = ({ subject, onRetry }: NotReleasedProps) => (
  <Fallback
    tone="accent"
    title="Not available yet"
    hint={`${subject} is coming in a later release. Everything else still works.`}
  >
    <Button icon={<RefreshCw size={18} />} onClick={onRetry}>
      Check again
    </Button>
    <ButtonLink to={paths.dashboard} variant="primary">
      Back to dashboard
    </ButtonLink>
  </Fallback>
);
