import { useQueryClient } from "@topout/shared/platform";
import { Banner, Button, useMinute, WifiOff } from "@topout/shared/ui";
import { useState } from "react";

import { FrameBar } from "../bars/frame-bar.tsx";
import { formatSavedAge } from "./format-saved-age.ts";

/** A bar between the header and the page while the screens show cached responses. */
export function OfflineBar({ savedAt }: { savedAt: number }) {
  const now = useMinute();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const retry = async () => {
    setIsBusy(true);
    await client.refetchQueries({ type: "active" });
    setIsBusy(false);
  };

  return (
    <FrameBar label="Connection" heightVariable="--offline">
      <Banner
        tone="ink"
        role="status"
        icon={<WifiOff size={20} aria-hidden="true" />}
        action={
          <Button variant="ghost" isBusy={isBusy} onClick={() => void retry()}>
            Try again
          </Button>
        }
      >
        <b>You are offline.</b>
        <span>{` Showing data saved ${formatSavedAge(savedAt, now)}.`}</span>
      </Banner>
    </FrameBar>
  );
}
