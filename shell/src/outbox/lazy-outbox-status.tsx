import { useOutboxState } from "@topout/shared/platform";
import { lazyOptional } from "@topout/shared/ui";
import { Suspense, useState } from "react";

const OutboxStatus = lazyOptional(async () => (await import("./outbox-entry.ts")).OutboxStatus);

/** Shows the taps that the server has not stored. Loads nothing until there is one, and then stays mounted. */
export function LazyOutboxStatus() {
  const [isMounted, setIsMounted] = useState(false);
  const isNeeded = useOutboxState(
    ({ entries, interruptedEntry }) => entries.length > 0 || interruptedEntry !== undefined,
  );
  if (isNeeded && !isMounted) setIsMounted(true);
  if (!isMounted) return null;
  return (
    <Suspense>
      <OutboxStatus />
    </Suspense>
  );
}
