import { ResumeUpload } from "../../features/beta/upload/resume-upload.tsx";
import { QuickLog } from "../quick-log/quick-log.tsx";
import { RoutePanel } from "../route-panel/route-panel.tsx";

/**
 * The overlays of this remote, above any screen. They are one screen of the shell, so that their shared code is in one
 * chunk, which the first load of the dashboard does not contain. The panel is last, because it opens above the quick log.
 * The shell also mounts them to resume an upload, without an open overlay.
 */
function OverlaysScreen() {
  return (
    <>
      <ResumeUpload />
      <QuickLog />
      <RoutePanel />
    </>
  );
}

export { OverlaysScreen as Component };
