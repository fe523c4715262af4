import { useStore } from "@topout/shared/platform";
import { lazyOptional } from "@topout/shared/ui";
import { Suspense } from "react";

import { useBetweenTaps } from "../bars/use-between-taps.ts";
import { connectionState } from "./connection-state.ts";

const OfflineBar = lazyOptional(async () => (await import("./offline-entry.ts")).OfflineBar);

/** Shows the age of the data while the network is lost. */
export function LazyOfflineBar() {
  const savedAt = useBetweenTaps(useStore(connectionState, (state) => state.savedAt));
  return (
    savedAt !== null && (
      <Suspense>
        <OfflineBar savedAt={savedAt} />
      </Suspense>
    )
  );
}
