import { Button, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

const RETRIES_BEFORE_RELOAD = 2;

interface ModuleErrorProps {
  /** The subject of the sentence, for example "The feed". */
  subject: string;
  /** Whether the code of the screen has loaded, and failed when it ran. */
  hasLoaded: boolean;
  /** The number of failed retries. */
  retryCount: number;
  onRetry: () => void;
}

/** Shown instead of a failed module. Some browsers cache a failed import, so it offers a reload after some retries. */
export function ModuleError({ subject, hasLoaded, retryCount, onRetry }: ModuleErrorProps) {
  return (
    <Fallback
      role="alert"
      title={hasLoaded ? "Something went wrong here" : "This module could not be loaded"}
      hint={
        hasLoaded
          ? `${subject} stopped working. The rest of the page still works.`
          : `${subject} couldn't load. The rest of the page still works.`
      }
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
