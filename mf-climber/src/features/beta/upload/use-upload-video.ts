import { isNetworkError } from "@topout/shared/api";
import { videoMutations } from "@topout/shared/api/videos";
import type { Route } from "@topout/shared/contract";
import { dismiss, NETWORK_ERROR, notify, setProgress, useMutation } from "@topout/shared/platform";

/**
 * Uploads a video of the route. The upload continues on other screens. Its notification shows the progress and can
 * cancel it. If the connection is lost, another notification offers to retry with the same file.
 */
export function useUploadVideo({ id: route, name }: Pick<Route, "id" | "name">) {
  const { mutateAsync } = useMutation({
    ...videoMutations.upload(),
    // Also show a 404, which means that the route was deleted during the upload.
    meta: { handledErrors: [NETWORK_ERROR], errorNotification: {} },
  });

  return async function upload(file: File): Promise<void> {
    const controller = new AbortController();
    const notificationId = notify({
      type: "upload",
      title: "Uploading your video",
      action: { label: "Cancel", run: () => controller.abort() },
    });
    const onProgress = (percent: number) => setProgress(notificationId, percent);

    try {
      await mutateAsync({ route, file, onProgress, signal: controller.signal });
      notify({
        type: "success",
        title: "Video is being processed.",
        message: "Check back in a few minutes.",
      });
    } catch (error) {
      // The query client already shows server errors.
      if (!isNetworkError(error)) return;
      notify({
        type: "error",
        title: "Upload interrupted",
        message: `The connection dropped. Your video of ${name} is still here.`,
        action: { label: "Try again", run: () => void upload(file) },
      });
    } finally {
      dismiss(notificationId);
    }
  };
}
