import { useQueryClient } from "@topout/shared/platform";
import { Banner, Button, useHeightVariable, useMinute, WifiOff } from "@topout/shared/ui";
import { useRef, useState } from "react";

import { formatSavedAge } from "./format-saved-age.ts";

/** A bar between the header and the page while the screens show cached responses. */
export function OfflineBar({ savedAt }: { savedAt: number }) {
  const box = useRef<HTMLElement>(null);
  useHeightVariable(box, "--offline");
  const now = useMinute();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const retry = async () => {
    setIsBusy(true);
    await client.refetchQueries({ type: "active" });
    setIsBusy(false);
  };

  return (
    <section ref={box} className="banner" aria-label="Connection">
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
    </section>
  );
}
