import { Button, Card, EmptyState, TriangleAlert } from "@topout/shared/ui";

/** What this screen needs did not come. */
export function Unreachable({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        role="alert"
        art={<TriangleAlert size={40} />}
        title="Route setting could not be loaded"
        hint="Check your connection, then try again."
        action={
          <Button variant="primary" busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </Card>
  );
}
