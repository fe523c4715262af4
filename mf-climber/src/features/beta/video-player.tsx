import { videoUrls } from "@topout/shared/api/videos";
import type { User, Video } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { useOverlayState } from "@topout/shared/platform";
import { ReportDialog } from "@topout/shared/reporting";
import { BetaVideo, Button, ConfirmDialog, Dialog, Trash2 } from "@topout/shared/ui";

import { useRemoveVideo } from "./use-remove-video.ts";

interface VideoPlayerProps {
  video: Video;
  /** The owner can delete the video, other users can report it. Undefined for a visitor. */
  user: User | undefined;
  onClose: () => void;
  /** Called while the confirmation is open above the player. */
  onDeleted: () => void;
}

export function VideoPlayer({ video, user, onClose, onDeleted }: VideoPlayerProps) {
  const { id, username, time } = video;
  const isOwn = video.user === user?.id;
  const report = useOverlayState("report");
  const confirmation = useOverlayState("deleteVideo");
  const { remove, isPending } = useRemoveVideo({ onRemoved: onDeleted });

  return (
    <Dialog
      title={`${username}’s beta`}
      onClose={onClose}
      footer={
        user && (
          <PlayerAction
            isOwn={isOwn}
            onDelete={() => confirmation.open(true)}
            onReport={() => report.open(true)}
          />
        )
      }
    >
      <BetaVideo
        src={videoUrls.video(id)}
        poster={videoUrls.thumbnail(id)}
        aria-label={`Beta by ${username}, ${formatDay(time)}`}
      />
      {user && report.value !== undefined && (
        <ReportDialog
          title="Report this video"
          subject={{ type: "video", id }}
          name={`${video.route_name} · ${username}`}
          note={`${username} will not learn who reported it.`}
          image={<img src={videoUrls.thumbnail(id)} alt="" />}
          user={user}
          onClose={report.close}
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

interface PlayerActionProps {
  isOwn: boolean;
  onDelete: () => void;
  onReport: () => void;
}

const PlayerAction = ({ isOwn, onDelete, onReport }: PlayerActionProps) =>
  isOwn ? (
    <Button variant="dangerGhost" icon={<Trash2 size={18} aria-hidden="true" />} onClick={onDelete}>
      Delete
    </Button>
  ) : (
    <Button variant="ghost" onClick={onReport}>
      Report
    </Button>
  );
