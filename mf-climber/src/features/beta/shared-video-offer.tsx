import { useHasSharedVideo } from "@topout/shared/api/videos";
import { useOverlayState, useSession } from "@topout/shared/platform";
import { Banner, Button, Upload } from "@topout/shared/ui";

/** Offers to add a video that another app has shared. The upload dialog opens with this video. */
export function SharedVideoOffer() {
  const isSignedIn = useSession(({ token }) => token !== null);
  const hasVideo = useHasSharedVideo();
  const dialog = useOverlayState("upload");
  if (!isSignedIn || !hasVideo) return null;

  return (
    <Banner
      tone="quiet"
      icon={<Upload size={20} aria-hidden="true" />}
      action={<Button onClick={() => dialog.open(true)}>Add video</Button>}
    >
      Add your video to this route?
    </Banner>
  );
}
