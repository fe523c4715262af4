import { type ShareResult, videos } from "@topout/shared/contract";

const BYTES_PER_MEGABYTE = 1_000_000;
const MAX_SIZE = `${videos.upload.files.file.maxBytes / BYTES_PER_MEGABYTE} MB`;

const shareErrors: Readonly<Record<Exclude<ShareResult, "video">, string>> = {
  "several-files": "You can share one video at a time.",
  "no-video": "This file can't be added. Share an MP4 or MOV video.",
  "too-large": `This video is too large. Share one of up to ${MAX_SIZE}.`,
  "storage-full":
    "There isn't enough space for the video on this device. Free some up and share it again.",
  failed: "Your video didn't arrive. Open a route and choose the video under Beta instead.",
};

const errorsByResult: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries(shareErrors),
);

/** Why the device has not stored a shared video. Undefined for `video` and for unknown values. */
export const getShareError = (result: string | undefined): string | undefined =>
  errorsByResult.get(result);
