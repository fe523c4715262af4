import type { RetryProps } from "@topout/shared/api";
import { isNetworkError } from "@topout/shared/domain";
import { Button, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

/** Shown if the account cannot be loaded. The URL does not change, so Retry can show the screen. */
export const AccountError = ({ error, onRetry, isRetrying }: RetryProps) => (
  <Fallback
    role="alert"
    title="Your account couldn't load"
    hint={
      isNetworkError(error)
        ? "Check your connection and try again. You're still signed in."
        : "Try again in a moment. You're still signed in."
    }
  >
    <Button icon={<RefreshCw size={18} />} isBusy={isRetrying} onClick={onRetry}>
      Retry
    </Button>
  </Fallback>
);
