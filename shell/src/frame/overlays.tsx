import {
  useOverlayState,
  useRouteDeepLink,
  useRoutePanel,
  useUserList,
} from "@topout/shared/platform";
import { hasStoredVideoUpload } from "@topout/shared/api/videos";
import { useState } from "react";

import { ScreenLoader } from "../remotes/screen-loader.tsx";
import type { ScreenSource } from "../remotes/screen-source.ts";
import { routePanel, userListOverlay } from "../screens.ts";
import { OverlayFallback } from "./overlay-fallback.tsx";
import { OverlayLoading } from "./overlay-loading.tsx";

/** The overlays above every screen: the quick log, the route panel while the URL contains a route, and the user list. */
export function Overlays() {
  const panel = useRoutePanel();
  const userList = useUserList();
  const quickLog = useOverlayState("quickLog");
  const [hasUpload] = useState(hasStoredVideoUpload);
  useRouteDeepLink();

  return (
    <>
      {panel.routeId !== undefined ? (
        <Overlay source={routePanel} subject="The route" onClose={panel.close} />
      ) : quickLog.value === true ? (
        <Overlay source={routePanel} subject="The quick log" onClose={quickLog.close} />
      ) : (
        hasUpload && <UploadResumption />
      )}
      {userList.list && (
        <Overlay source={userListOverlay} subject="The list" onClose={userList.close} />
      )}
    </>
  );
}

interface OverlayProps {
  source: ScreenSource;
  subject: string;
  onClose: () => void;
}

const overlayLoading = <OverlayLoading />;
const renderNothing = () => null;

/** Lets the climber remote resume the upload of an earlier visit. */
const UploadResumption = () => (
  <ScreenLoader source={routePanel} subject="The upload" renderFallback={renderNothing} />
);

const Overlay = ({ onClose, ...props }: OverlayProps) => (
  <ScreenLoader
    {...props}
    loading={overlayLoading}
    renderFallback={(fallback) => <OverlayFallback onClose={onClose}>{fallback}</OverlayFallback>}
  />
);
