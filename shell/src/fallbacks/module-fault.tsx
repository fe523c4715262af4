import { Button, RefreshCw } from "@topout/shared/ui";

import { StandIn } from "./stand-in.tsx";

const RETRIES_BEFORE_RELOAD = 2;

interface ModuleFaultProps {
  /** Begins the sentence: "The feed". */
  missing: string;
  /** How many retries have failed already. */
  retries: number;
  onRetry: () => void;
}

/** Stands where a module should. Some browsers keep a failed download, so in the end only a reload can help. */
export function ModuleFault({ missing, retries, onRetry }: ModuleFaultProps) {
  const reload = retries >= RETRIES_BEFORE_RELOAD;

  return (
    <StandIn
      role="alert"
      title="This module could not be loaded"
      hint={`${missing} did not arrive. The rest of the page keeps working.`}
    >
      <Button icon={<RefreshCw size={18} />} onClick={onRetry}>
        Retry
      </Button>
      {reload && (
        <Button variant="primary" onClick={() => location.reload()}>
          Reload page
        </Button>
      )}
    </StandIn>
  );
}
