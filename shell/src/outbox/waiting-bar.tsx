import { useOutboxState } from "@topout/shared/platform";
import { Banner, Button, CircleAlert, useHeightVariable } from "@topout/shared/ui";
import { useRef, useState } from "react";

import { isNotSaved } from "./is-not-saved.ts";
import { WaitingDialog } from "./waiting-dialog.tsx";

/** A bar below the header, while taps wait for the network or the server has not saved some of them. */
export function WaitingBar() {
  const box = useRef<HTMLElement>(null);
  useHeightVariable(box, "--waiting");
  const { entries, isWaiting } = useOutboxState((state) => state);
  const [isOpen, setIsOpen] = useState(false);
  const notSavedCount = entries.filter(isNotSaved).length;
  const waitingCount = isWaiting ? entries.length - notSavedCount : 0;
  const text = [
    waitingCount > 0 && `${waitingCount} waiting`,
    notSavedCount > 0 && `${notSavedCount} not saved`,
  ]
    .filter(Boolean)
    .join(", ");

  return (
    <>
      {text !== "" && (
        <section ref={box} className="banner" aria-label="Waiting changes">
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
        </section>
      )}
      {isOpen && <WaitingDialog entries={entries} onClose={() => setIsOpen(false)} />}
    </>
  );
}
