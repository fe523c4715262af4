import { Button, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

interface SwitchedOffProps {
  /** The subject of the sentence, for example "The feed". */
  subject: string;
  /** A sentence of the team that has switched the remote off. */
  reason: string;
  onRetry: () => void;
}

/** Shown while the remote of this screen is switched off. */
export const SwitchedOff = ({ subject, reason, onRetry }: SwitchedOffProps) => (
  <Fallback
    role="alert"
    title="Switched off for now"
    hint={`${subject} can't be used right now. Everything else still works. Reason: ${reason}`}
  >
    <Button icon={<RefreshCw size={18} />} onClick={onRetry}>
      Check again
    </Button>
  </Fallback>
);
