import { Button, EmptyState, HoldGlyph, IconButton, X } from "@topout/shared/ui";

import { LoadError } from "../../gym-routes/load-error.tsx";
import { CloseCorner, PanelBody } from "./panel-layout.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";

interface MissingRouteProps {
  status: "pending" | "failed" | "unknown";
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Fills the panel while the route is loading, if it failed to load, or if it does not exist. */
export function MissingRoute({ status, error, onRetry, onClose }: MissingRouteProps) {
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
          <LoadError title="The route couldn't load" error={error} onRetry={onRetry} />
        </PanelBody>
      )}
      {status === "unknown" && (
        <EmptyState
          illustration={<HoldGlyph skin="white" state="unsent" size={42} />}
          title="This route no longer exists"
          hint="It may have been taken off the wall, or the link may be wrong."
          action={<Button onClick={onClose}>Close</Button>}
        />
      )}
    </>
  );
}
