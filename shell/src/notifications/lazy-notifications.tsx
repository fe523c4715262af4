import { useNotifications } from "@topout/shared/platform";
import { lazyOptional, NEVER_INERT } from "@topout/shared/ui";
import { Suspense, useEffect, useState } from "react";

import { loadWithRetry } from "../fallbacks/load-with-retry.ts";

/** If this chunk did not load, the user would see no errors. So a failed download is retried. */
const Notifications = lazyOptional(() =>
  loadWithRetry(async () => (await import("./notifications.tsx")).Notifications),
);

/** Delays the download, because the first screen is more important. */
const LOAD_DELAY_MS = 1_500;

/**
 * Loads the stack of notifications soon after the first screen, or with the first notification. The stack mounts while
 * it is still empty, because screen readers only announce changes of a live region.
 */
export function LazyNotifications() {
  const isEmpty = useNotifications().length === 0;
  const [shouldLoad, setShouldLoad] = useState(false);
  if (!isEmpty && !shouldLoad) setShouldLoad(true);

  useEffect(() => {
    const timeout = setTimeout(() => setShouldLoad(true), LOAD_DELAY_MS);
    return () => clearTimeout(timeout);
  }, []);

  // An overlay that opens before the stack is loaded must not make it inert.
  return (
    <div {...{ [NEVER_INERT]: "" }}>
      {shouldLoad && (
        <Suspense>
          <Notifications />
        </Suspense>
      )}
    </div>
  );
}
