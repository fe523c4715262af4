import { ErrorState } from "@topout/shared/ui";

/** What this screen needs did not come. */
export function Unreachable({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <ErrorState title="Route setting could not be loaded" retrying={retrying} onRetry={onRetry} />
  );
}
