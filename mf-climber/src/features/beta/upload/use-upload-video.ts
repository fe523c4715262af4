import { isTransportError } from "@topout/shared/api";
import { videoMutations } from "@topout/shared/api/videos";
import type { Route } from "@topout/shared/contract";
import {
  dismiss,
  TRANSPORT_ERROR,
  notify,
  setProgress,
  useMutation,
} from "@topout/shared/platform";

/**
 * Sends a film of the route. It goes on whatever screen is open; the notification about it tells how far it is, and
 * cancels it. When the connection drops, another notification tries again with the same file.
 */
export function useUploadVideo({ id: route, name }: Pick<Route, "id" | "name">) {
  const { mutateAsync } = useMutation({
    ...videoMutations.upload(),
    // With a failure of its own even a 404 is told: the route was taken away while its film was on the way.
    meta: { handledErrors: [TRANSPORT_ERROR], errorNotification: {} },
  });

  return async function upload(file: File): Promise<void> {
    const cancel = new AbortController();
    const shown = notify({
      type: "upload",
      title: "Uploading your video",
      action: { label: "Cancel", run: () => cancel.abort() },
    });
    const onProgress = (percent: number) => setProgress(shown, percent);

    try {
      await mutateAsync({ route, file, onProgress, signal: cancel.signal });
      notify({
        type: "success",
        title: "Video is being processed.",
        message: "Check back in a few minutes.",
      });
    } catch (error) {
      // A refusal was told with the server's own words.
      if (!isTransportError(error)) return;
      notify({
        type: "error",
        title: "Upload interrupted",
        message: `The connection dropped. The video of ${name} is still here.`,
        action: { label: "Try again", run: () => void upload(file) },
      });
    } finally {
      dismiss(shown);
    }
  };
}
