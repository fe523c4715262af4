import { videoMutations } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

/** Takes a video away for everybody, and says so even if the pressed button has gone with it. */
export function useRemoveVideo({ onRemoved }: { onRemoved?: () => void } = {}) {
  const { mutateAsync, isPending } = useMutation(videoMutations.remove());

  const tell = () => {
    notify({ type: "success", title: "Video Deleted" });
    onRemoved?.();
  };
  // Why it failed is told elsewhere.
  const remove = (video: Video) => void mutateAsync(video).then(tell, () => undefined);

  return { remove, isPending };
}
