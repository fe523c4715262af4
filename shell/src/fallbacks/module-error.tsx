import { Button, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

const RETRIES_BEFORE_RELOAD = 2;

interface ModuleErrorProps {
  /** Begins the sentence: "The feed". */
  subject: string;
  /** How many retries have failed. */
  retryCount: number;
  onRetry: () => void;
}

/** Shown in place of a module that failed. Some browsers cache a failed import, so Reload is offered in the end. */
export function ModuleError({ subject, retryCount, onRetry }: ModuleErrorProps) {
  return (
    <Fallback
      role="alert"
      title="This module could not be loaded"
      hint={`${subject} did not arrive. The rest of the page keeps working.`}
    >
      <Button icon={<RefreshCw size={18} />} onClick={onRetry}>
        Retry
      </Button>
      {retryCount >= RETRIES_BEFORE_RELOAD && (
        <Button variant="primary" onClick={() => location.reload()}>
          Reload page
        </Button>
      )}
    </Fallback>
  );
}
