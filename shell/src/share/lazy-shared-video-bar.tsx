import { hasSharedVideo } from "@topout/shared/api/videos";
import { SHARE_PARAM } from "@topout/shared/contract";
import { lazyOptional } from "@topout/shared/ui";
import { Suspense, useState } from "react";

const SharedVideoBar = lazyOptional(
  async () => (await import("./shared-video-bar.tsx")).SharedVideoBar,
);

/** Shows the video that another app has shared. Loads nothing without one. Each share loads a document. */
export function LazySharedVideoBar() {
  const [isNeeded] = useState(
    () => location.search.startsWith(`?${SHARE_PARAM}=`) || hasSharedVideo(),
  );
  return (
    isNeeded && (
      <Suspense>
        <SharedVideoBar />
      </Suspense>
    )
  );
}
