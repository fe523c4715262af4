import { isNetworkError } from "@topout/shared/api";
import { ErrorState, WifiOff } from "@topout/shared/ui";
import { useState } from "react";

interface LoadErrorProps {
  /** Null while the content is requested again. The previous error then stays visible. */
  error: Error | null;
  /** The title for any error that is not a network error. */
  title: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Replaces content that failed to load. The content loads by itself when the network returns. */
export function LoadError({ error, title, ...retry }: LoadErrorProps) {
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);

  return isNetworkError(lastError) ? (
    <ErrorState
      title="No connection"
      hint="This page isn't saved on your device. It loads when you're back online."
      illustration={<WifiOff size={40} />}
      {...retry}
    />
  ) : (
    <ErrorState title={title} {...retry} />
  );
}
