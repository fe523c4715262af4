import { videoUrls } from "@topout/shared/api/videos";
import { BlockDialog } from "@topout/shared/blocking";
import type { User, Video } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { useOverlayState } from "@topout/shared/platform";
import { VideoReportDialog } from "@topout/shared/reporting";
import { BetaVideo, Button, ConfirmDialog, Dialog, Trash2 } from "@topout/shared/ui";

import { useRemoveVideo } from "./use-remove-video.ts";

interface VideoPlayerProps {
  video: Video;
  /** The owner can delete the video, other users can report it or block the owner. Undefined for a visitor. */
  user: User | undefined;
  onClose: () => void;
  /** The video was deleted, or its owner blocked. Called while a dialog is open above the player. */
  onRemoved: () => void;
}

export function VideoPlayer({ video, user, onClose, onRemoved }: VideoPlayerProps) {
  const { username, time } = video;
  const isOwn = video.user === user?.id;
  const report = useOverlayState("report");
  const block = useOverlayState("block");
  const confirmation = useOverlayState("deleteVideo");
  const { remove, isPending } = useRemoveVideo({ onRemoved });

  return (
    <Dialog
      title={`${username}’s beta`}
      onClose={onClose}
      footer={
        user && (
          <PlayerActions
            isOwn={isOwn}
            onDelete={() => confirmation.open(true)}
            onReport={() => report.open(true)}
            onBlock={() => block.open(true)}
          />
        )
      }
    >
      <BetaVideo
        src={videoUrls.video(video)}
        poster={videoUrls.thumbnail(video)}
        aria-label={`Beta by ${username}, ${formatDay(time)}`}
      />
      {user && report.value !== undefined && (
        <VideoReportDialog video={video} user={user} onClose={report.close} />
      )}
      {user && block.value !== undefined && (
        <BlockDialog
          user={{ ...video, id: video.user }}
          onClose={block.close}
          onBlocked={onRemoved}
        />
      )}
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

interface PlayerActionsProps {
  isOwn: boolean;
  onDelete: () => void;
  onReport: () => void;
  onBlock: () => void;
}

const PlayerActions = ({ isOwn, onDelete, onReport, onBlock }: PlayerActionsProps) =>
  isOwn ? (
    <Button variant="dangerGhost" icon={<Trash2 size={18} aria-hidden="true" />} onClick={onDelete}>
      Delete
    </Button>
  ) : (
    <>
      <Button variant="ghost" onClick={onReport}>
        Report
      </Button>
      <Button variant="ghost" onClick={onBlock}>
        Block
      </Button>
    </>
  );
