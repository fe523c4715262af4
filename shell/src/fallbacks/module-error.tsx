import { Button, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

const RETRIES_BEFORE_RELOAD = 2;

interface ModuleErrorProps {
  /** The subject of the sentence, for example "The feed". */
  subject: string;
  /** The number of failed retries. */
  retryCount: number;
  onRetry: () => void;
}

/** Shown instead of a failed module. Some browsers cache a failed import, so it offers a reload after some retries. */
export function ModuleError({ subject, retryCount, onRetry }: ModuleErrorProps) {
  return (
    <Fallback
      role="alert"
      title="This module could not be loaded"
      hint={`${subject} couldn't load. The rest of the page still works.`}
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
