import { ErrorState, RefreshCw } from "@topout/shared/ui";

interface LoadErrorProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
}

export const LoadError = (props: LoadErrorProps) => (
  <ErrorState {...props} variant="secondary" icon={<RefreshCw size={18} aria-hidden="true" />} />
);
