import { Button, Card, CircleAlert, EmptyState, RefreshCw } from "@topout/shared/ui";

interface LoadFailureProps {
  /** Begins the sentence "… did not load." */
  what: string;
  onRetry: () => void;
}

export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  return (
    <Card>
      <EmptyState
        role="alert"
        art={<CircleAlert size={40} />}
        title={`${what} did not load`}
        hint="Check the connection, then try again."
        action={
          <Button icon={<RefreshCw size={18} aria-hidden="true" />} onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </Card>
  );
}
