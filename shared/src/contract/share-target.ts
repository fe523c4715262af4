/** The system posts a form to this path when the user shares a video with the installed app. See decision 49. */
export const SHARE_PATH = "/share";

/** The field of the form that contains the video. */
export const SHARE_FIELD = "video";

/** The search param of the page that opens after a share. Its value is a {@link ShareResult}. */
export const SHARE_PARAM = "share";

/** `video`: the device has stored the video. The others are the reasons why not. */
export type ShareResult =
  | "video"
  | "several-files"
  | "no-video"
  | "too-large"
  | "storage-full"
  | "failed";

/** The path of the page that opens after a share. */
export const createSharedPath = (result: ShareResult): string => `/?${SHARE_PARAM}=${result}`;
