import type { RetryProps } from "@topout/shared/api";
import { Button, RefreshCw } from "@topout/shared/ui";

import { Fallback } from "./fallback.tsx";

/** Shown if the account cannot be loaded. The URL does not change, so Retry can show the screen. */
export const AccountError = ({ onRetry, retrying }: RetryProps) => (
  <Fallback
    role="alert"
    title="Your account could not be loaded"
    hint="Check your connection, then try again. You stay signed in."
  >
    <Button icon={<RefreshCw size={18} />} busy={retrying} onClick={onRetry}>
      Retry
    </Button>
  </Fallback>
);
