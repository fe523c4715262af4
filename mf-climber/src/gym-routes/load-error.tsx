import { CircleAlert, ErrorState, RefreshCw } from "@topout/shared/ui";

interface DidNotLoadProps {
  /** Begins the sentence "… did not load." */
  what: string;
  onRetry: () => void;
}

export function LoadError({ what, onRetry }: DidNotLoadProps) {
  return (
    <ErrorState
      title={`${what} did not load`}
      hint="Check the connection, then try again."
      art={<CircleAlert size={40} />}
      variant="secondary"
      icon={<RefreshCw size={18} aria-hidden="true" />}
      onRetry={onRetry}
    />
  );
}
