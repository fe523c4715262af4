import { useEffect } from "react";

import { hasStoredVideoUpload } from "@topout/shared/api/videos";
import { type QueryClient, useQueryClient, useSession } from "@topout/shared/platform";

import { watchNetwork } from "./watch-network.ts";

/** Continues an upload that a reload has interrupted. Renders nothing, because a notification shows the upload. */
export function ResumeUpload() {
  const client = useQueryClient();
  const token = useSession((session) => session.token);

  useEffect(() => {
    if (token === null) return;
    const resume = () => resumeUpload(client);
    resume();
    return watchNetwork(resume);
  }, [token, client]);

  return null;
}

let resumePromise: Promise<void> | undefined;

function resumeUpload(client: QueryClient): void {
  if (!hasStoredVideoUpload()) return;
  resumePromise ??= import("./video-uploads.ts")
    .then(({ resumeStoredUpload }) => resumeStoredUpload(client))
    // `watchNetwork` retries when the network returns.
    .catch(() => undefined)
    .finally(() => {
      resumePromise = undefined;
    });
}
