import { QuickLog } from "../quick-log/quick-log.tsx";
import { RoutePanel } from "../route-panel/route-panel.tsx";

/**
 * The overlays of this remote, above any screen. They are one screen of the shell, so that the code that only they
 * share is not in the first load of the dashboard. The panel is last, because it opens above the quick log.
 */
function OverlaysScreen() {
  return (
    <>
      <QuickLog />
      <RoutePanel />
    </>
  );
}

export { OverlaysScreen as Component };
