import { videoMutations } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

/** Takes a video away for everybody. Why that failed is told elsewhere. */
export function useRemoveVideo({ onRemoved }: { onRemoved?: () => void } = {}) {
  const { mutate, isPending } = useMutation(videoMutations.remove());

  const remove = (video: Video) =>
    mutate(video, {
      onSuccess: () => {
        notify({ type: "success", title: "Video Deleted" });
        onRemoved?.();
      },
    });
  return { remove, isPending };
}
