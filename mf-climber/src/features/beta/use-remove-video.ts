import { videoMutations } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

/** Deletes a video. The notification appears even if the button unmounts before the response. */
export function useRemoveVideo({ onRemoved }: { onRemoved?: () => void } = {}) {
  const { mutateAsync, isPending } = useMutation(videoMutations.remove());

  const handleRemoved = () => {
    notify({ type: "success", title: "Video Deleted" });
    onRemoved?.();
  };
  // The query client shows the error.
  const remove = (video: Video) => void mutateAsync(video).then(handleRemoved, () => undefined);

  return { remove, isPending };
}
