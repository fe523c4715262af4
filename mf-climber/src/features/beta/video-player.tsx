import { useState } from "react";

import { videoUrls } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";
import { Button, ConfirmDialog, Dialog, Trash2 } from "@topout/shared/ui";

import { useRemoveVideo } from "./use-remove-video.ts";

interface VideoPlayerProps {
  video: Video;
  /** Whether it is one's own, to be deleted. */
  mine: boolean;
  onClose: () => void;
}

export function VideoPlayer({ video, mine, onClose }: VideoPlayerProps) {
  const { id, username, time } = video;
  const [asked, setAsked] = useState(false);
  const { remove, isPending } = useRemoveVideo({ onRemoved: onClose });

  return (
    <Dialog
      title={`${username}’s beta`}
      onClose={onClose}
      footer={
        mine && (
          <Button
            variant="dangerGhost"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => setAsked(true)}
          >
            Delete
          </Button>
        )
      }
    >
      {/* Climbers film without words; there is nothing to caption. */}
      <Film
        src={videoUrls.video(id)}
        poster={videoUrls.thumbnail(id)}
        aria-label={`Beta by ${username}, ${formatDay(time)}`}
        controls
        autoPlay
        playsInline
        muted
        loop
        preload="metadata"
      />
      {asked && (
        <ConfirmDialog
          title="Delete video"
          body="This video will be removed for everybody and cannot be undone."
          confirmLabel="Delete video"
          danger
          busy={isPending}
          onConfirm={() => remove(video)}
          onCancel={() => setAsked(false)}
        />
      )}
    </Dialog>
  );
}

const Film = styled.video`
  /* Until the film has told its own: nearly all stand upright, and the dialog would jump. */
  aspect-ratio: auto 3 / 4;
  width: 100%;
  max-height: 68dvh;
  border-radius: ${radius.lg};
  background: ${color.sunken};
`;
