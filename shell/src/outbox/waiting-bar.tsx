import { useOutboxState } from "@topout/shared/platform";
import { Banner, Button, CircleAlert } from "@topout/shared/ui";
import { useState } from "react";

import { FrameBar } from "../bars/frame-bar.tsx";
import { useBetweenTaps } from "../bars/use-between-taps.ts";
import { isNotSaved } from "./is-not-saved.ts";
import { WaitingDialog } from "./waiting-dialog.tsx";

/** A bar below the header, while taps wait for the network or the server has not saved some of them. */
export function WaitingBar() {
  const { entries, isWaiting } = useOutboxState((state) => state);
  const [isOpen, setIsOpen] = useState(false);
  const notSavedCount = entries.filter(isNotSaved).length;
  const waitingCount = isWaiting ? entries.length - notSavedCount : 0;
  const text = useBetweenTaps(formatCounts(waitingCount, notSavedCount));

  return (
    <>
      {text !== "" && (
        <FrameBar label="Waiting changes" heightVariable="--waiting">
          <Banner
            tone="ink"
            icon={<CircleAlert size={20} aria-hidden="true" />}
            action={
              <Button variant="ghost" onClick={() => setIsOpen(true)}>
                Show
              </Button>
            }
          >
            <span role="status">{text}</span>
          </Banner>
        </FrameBar>
      )}
      {isOpen && <WaitingDialog entries={entries} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const formatCounts = (waitingCount: number, notSavedCount: number): string =>
  [waitingCount > 0 && `${waitingCount} waiting`, notSavedCount > 0 && `${notSavedCount} not saved`]
    .filter(Boolean)
    .join(", ");
