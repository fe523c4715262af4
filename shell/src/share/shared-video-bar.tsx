import { useMe } from "@topout/shared/api";
import { discardSharedVideo, useHasSharedVideo } from "@topout/shared/api/videos";
import { createReturnState, paths } from "@topout/shared/paths";
import { useLocation, useNavigate, useSession } from "@topout/shared/platform";
import { Banner, Button, CircleAlert, IconButton, Video, X } from "@topout/shared/ui";
import { type ReactNode, useEffect } from "react";

import { FrameBar } from "../bars/frame-bar.tsx";
import { claimSharedVideo } from "./adopt-shared-video.ts";
import { useShareResult } from "./use-share-result.ts";

/** A bar between the header and the page while the device has a video that another app has shared. */
export function SharedVideoBar() {
  const { error, dismissError } = useShareResult();
  const isSignedIn = useSession(({ token }) => token !== null);
  const hasVideo = useHasSharedVideo();

  if (error !== undefined) return <ShareError message={error} onDismiss={dismissError} />;
  return hasVideo && <ReadyVideo isSignedIn={isSignedIn} />;
}

function ReadyVideo({ isSignedIn }: { isSignedIn: boolean }) {
  const userId = useMe().user?.id;

  useEffect(() => {
    if (userId !== undefined) claimSharedVideo(userId);
  }, [userId]);

  return (
    <Bar>
      <Banner
        tone="ink"
        icon={<Video size={20} aria-hidden="true" />}
        action={isSignedIn ? <DiscardButton /> : <VisitorButtons />}
      >
        <span role="status">
          {isSignedIn ? "Choose a route for your video" : "Log in to add your video to a route"}
        </span>
      </Banner>
    </Bar>
  );
}

const DiscardButton = () => (
  <Button variant="ghost" onClick={discardSharedVideo}>
    Discard
  </Button>
);

/** The login returns to this page. The second button is an icon, so that both fit on the narrowest phone. */
function VisitorButtons() {
  const navigate = useNavigate();
  const location = useLocation();
  const logIn = () => void navigate(paths.login, { state: createReturnState(location) });
  return (
    <>
      <Button variant="ghost" onClick={logIn}>
        Log in
      </Button>
      <IconButton label="Discard" onClick={discardSharedVideo}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}

const ShareError = ({ message, onDismiss }: { message: string; onDismiss: () => void }) => (
  <Bar>
    <Banner
      tone="danger"
      role="alert"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      action={
        <Button variant="ghost" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      {message}
    </Banner>
  </Bar>
);

const Bar = ({ children }: { children: ReactNode }) => (
  <FrameBar label="Shared video" heightVariable="--shared-video">
    {children}
  </FrameBar>
);
