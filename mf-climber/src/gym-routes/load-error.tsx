import { CircleAlert, ErrorState, RefreshCw } from "@topout/shared/ui";

interface LoadErrorProps {
  /** The subject of the title: "{subject} couldn't load". */
  subject: string;
  onRetry: () => void;
}

export function LoadError({ subject, onRetry }: LoadErrorProps) {
  return (
    <ErrorState
      title={`${subject} couldn't load`}
      hint="Check your connection and try again."
      illustration={<CircleAlert size={40} />}
      variant="secondary"
      icon={<RefreshCw size={18} aria-hidden="true" />}
      onRetry={onRetry}
    />
  );
}
