import { Button, EmptyState, HoldGlyph, IconButton, X } from "@topout/shared/ui";

import { LoadError } from "../../gym-routes/load-error.tsx";
import { CloseCorner, PanelBody } from "./panel-layout.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";

interface NoRouteProps {
  status: "pending" | "failed" | "unknown";
  onRetry: () => void;
  onClose: () => void;
}

/** What the panel says while there is no route to speak of. */
export function MissingRoute({ status, onRetry, onClose }: NoRouteProps) {
  return (
    <>
      <CloseCorner>
        <IconButton label="Close" variant="solid" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </CloseCorner>
      {status === "pending" && <PanelSkeleton />}
      {status === "failed" && (
        <PanelBody>
          <LoadError what="The route" onRetry={onRetry} />
        </PanelBody>
      )}
      {status === "unknown" && (
        <EmptyState
          art={<HoldGlyph skin="white" state="unsent" size={42} />}
          title="This route is gone"
          hint="It may have been stripped from the wall, or the link has a slip in it."
          action={<Button onClick={onClose}>Close</Button>}
        />
      )}
    </>
  );
}
