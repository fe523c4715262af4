import { CircleAlert, ErrorState, RefreshCw } from "@topout/shared/ui";

interface LoadErrorProps {
  /** The subject of the title: "{subject} did not load". */
  subject: string;
  onRetry: () => void;
}

export function LoadError({ subject, onRetry }: LoadErrorProps) {
  return (
    <ErrorState
      title={`${subject} did not load`}
      hint="Check the connection, then try again."
      art={<CircleAlert size={40} />}
      variant="secondary"
      icon={<RefreshCw size={18} aria-hidden="true" />}
      onRetry={onRetry}
    />
  );
}
