import { ResumeUpload } from "../../features/beta/upload/resume-upload.tsx";
import { QuickLog } from "../quick-log/quick-log.tsx";
import { RoutePanel } from "./route-panel.tsx";

/**
 * A screen without a path: the route panel and what opens it from any screen, the quick log. They are one screen, so that
 * their shared code is in one chunk, which the first load of the dashboard does not contain. The panel is last, because
 * it opens above the quick log. The shell also mounts it to resume an upload, without an open overlay.
 */
function RoutePanelScreen() {
  return (
    <>
      <ResumeUpload />
      <QuickLog />
      <RoutePanel />
    </>
  );
}

export { RoutePanelScreen as Component };
