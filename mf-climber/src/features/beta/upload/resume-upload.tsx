import { useEffect } from "react";

import { hasStoredVideoUpload } from "@topout/shared/api/videos";
import { type QueryClient, useQueryClient, useSession } from "@topout/shared/platform";

import { watchNetwork } from "./watch-network.ts";

/** Continues an upload that a reload has interrupted. Renders nothing: the upload has a notification. */
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

let resuming: Promise<void> | undefined;

function resumeUpload(client: QueryClient): void {
  if (!hasStoredVideoUpload()) return;
  resuming ??= import("./video-uploads.ts")
    .then(({ resumeStoredUpload }) => resumeStoredUpload(client))
    // Tries again when the network returns.
    .catch(() => undefined)
    .finally(() => {
      resuming = undefined;
    });
}
