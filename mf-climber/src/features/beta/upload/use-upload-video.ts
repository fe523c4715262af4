import type { Route } from "@topout/shared/contract";
import { notify, useQueryClient } from "@topout/shared/platform";

import type { UploadChoices } from "./storage/upload-record.ts";

const loadUploads = () => import("./video-uploads.ts");

/** Loads the upload code early, because the network can be lost before the user has chosen a video. */
export const preloadUploads = (): void => void loadUploads().catch(() => undefined);

/** Resolves with undefined if the device does not have the video anymore. */
export const loadSharedVideo = async (): Promise<File | undefined> =>
  (await loadUploads()).loadSharedVideo();

interface UploadTarget {
  readonly userId: string;
  readonly route: Pick<Route, "id" | "name">;
}

/** Uploads a video of the route. The upload continues on other screens. Its notification shows and controls it. */
export function useUploadVideo(target: UploadTarget) {
  const client = useQueryClient();

  return async function upload(file: File, choices: UploadChoices): Promise<void> {
    const uploads = await loadUploads().catch(() => undefined);
    if (uploads) return uploads.uploadVideo({ ...target, file, choices }, client);
    notify({
      type: "error",
      title: "Upload interrupted",
      message: `The connection dropped. Your video of ${target.route.name} is still here.`,
      action: { label: "Try again", run: () => void upload(file, choices) },
    });
    return undefined;
  };
}
