import { Spinner } from "@topout/shared/ui";
import { useState } from "react";

/** What the document has drawn of the overlay, or a spinner. */
export function OverlayLoading() {
  const [skeleton] = useState(() => window.firstOverlay);
  if (!skeleton) return <Spinner />;
  return <div className="first-overlay" ref={(box) => box?.append(skeleton)} />;
}
