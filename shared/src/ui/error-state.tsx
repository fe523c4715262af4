import { isNetworkError } from "@topout/shared/domain";
import { type ReactNode, useState } from "react";

import type { ButtonVariant } from "./button-styles.ts";
import { Button } from "./button.tsx";
import { Card } from "./card.ts";
import { EmptyState } from "./empty-state.tsx";
import { TriangleAlert, WifiOff } from "./icons.ts";

interface Texts {
  readonly title: string;
  readonly hint: string;
}

interface ErrorStateProps {
  title: string;
  /** Null while the content is requested again. The texts of the previous error then stay. */
  error: Error | null;
  /** Default: to try again. */
  hint?: string;
  /** Replaces the texts if there was no response. Default: the title, and to check the connection. */
  offline?: Partial<Texts>;
  onRetry: () => void;
  isRetrying?: boolean;
  /** The variant of the Retry button. */
  variant?: ButtonVariant;
  /** The icon of the Retry button. */
  icon?: ReactNode;
}

/**
 * Replaces content that failed to load, and offers Retry. Without a response, it is the only place that tells the user.
 * A notification shows the message of an error response.
 */
export function ErrorState({
  title,
  error,
  hint = "Try again in a moment.",
  offline,
  onRetry,
  isRetrying = false,
  variant = "primary",
  icon,
}: ErrorStateProps) {
  const isOffline = isNetworkError(useLastError(error));
  const texts: Texts = isOffline ? { title, hint: CONNECTION_HINT, ...offline } : { title, hint };

  return (
    <Card>
      <EmptyState
        role="alert"
        illustration={isOffline ? <WifiOff size={40} /> : <TriangleAlert size={40} />}
        {...texts}
        action={
          <Button variant={variant} icon={icon} isBusy={isRetrying} onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </Card>
  );
}

const CONNECTION_HINT = "Check your connection and try again.";

/** Returns the error, or the previous one while there is none. */
function useLastError(error: Error | null): Error | null {
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  return error ?? lastError;
}
