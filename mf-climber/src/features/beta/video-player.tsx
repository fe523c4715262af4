import { videoUrls } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { useOverlayState } from "@topout/shared/platform";
import { BetaVideo, Button, ConfirmDialog, Dialog, Trash2 } from "@topout/shared/ui";

import { useRemoveVideo } from "./use-remove-video.ts";

interface VideoPlayerProps {
  video: Video;
  /** The owner can delete the video. */
  isOwn: boolean;
  onClose: () => void;
  /** Called while the confirmation is open above the player. */
  onDeleted: () => void;
}

export function VideoPlayer({ video, isOwn, onClose, onDeleted }: VideoPlayerProps) {
  const { id, username, time } = video;
  const confirmation = useOverlayState("deleteVideo");
  const { remove, isPending } = useRemoveVideo({ onRemoved: onDeleted });

  return (
    <Dialog
      title={`${username}’s beta`}
      onClose={onClose}
      footer={
        isOwn && (
          <Button
            variant="dangerGhost"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => confirmation.open(true)}
          >
            Delete
          </Button>
        )
      }
    >
      <BetaVideo
        src={videoUrls.video(id)}
        poster={videoUrls.thumbnail(id)}
        aria-label={`Beta by ${username}, ${formatDay(time)}`}
      />
      {confirmation.value !== undefined && (
        <ConfirmDialog
          title="Delete video"
          confirmLabel="Delete video"
          isDestructive
          isBusy={isPending}
          onConfirm={() => remove(video)}
          onCancel={confirmation.close}
        >
          <p>This video will be removed for everybody and cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
