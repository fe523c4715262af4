import { isApiError } from "@topout/shared/api";
import { videoMutations, videoQueries } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { notify, useMutation, useQueryClient } from "@topout/shared/platform";

/** Deletes a video. The notification appears even if the button unmounts before the response. */
export function useRemoveVideo({ onRemoved }: { onRemoved?: () => void } = {}) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(videoMutations.remove());

  const handleRemoved = () => {
    notify({ type: "success", title: "Video Deleted" });
    onRemoved?.();
  };
  /** The query client shows other errors. */
  const handleError = (error: unknown) => {
    // An admin has deleted the video, or the response to an earlier attempt was lost.
    if (!isApiError(error, "NOT_FOUND")) return;
    void client.invalidateQueries({ queryKey: videoQueries.all() });
    handleRemoved();
  };
  const remove = (video: Video) => void mutateAsync(video).then(handleRemoved, handleError);

  return { remove, isPending };
}
