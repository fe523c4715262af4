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
  /** The owner can delete the video. */
  isOwn: boolean;
  onClose: () => void;
}

export function VideoPlayer({ video, isOwn, onClose }: VideoPlayerProps) {
  const { id, username, time } = video;
  const [isConfirming, setIsConfirming] = useState(false);
  const { remove, isPending } = useRemoveVideo({ onRemoved: onClose });

  return (
    <Dialog
      title={`${username}’s beta`}
      onClose={onClose}
      footer={
        isOwn && (
          <Button
            variant="dangerGhost"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => setIsConfirming(true)}
          >
            Delete
          </Button>
        )
      }
    >
      {/* Without a captions track: beta videos have no speech. */}
      <VideoFrame
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
      {isConfirming && (
        <ConfirmDialog
          title="Delete video"
          body="This video will be removed for everybody and cannot be undone."
          confirmLabel="Delete video"
          danger
          busy={isPending}
          onConfirm={() => remove(video)}
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Dialog>
  );
}

const VideoFrame = styled.video`
  /* Used until the video's own ratio is known. Most videos are upright, so the dialog rarely changes its size. */
  aspect-ratio: auto 3 / 4;
  width: 100%;
  max-height: 68dvh;
  border-radius: ${radius.lg};
  background: ${color.sunken};
`;
