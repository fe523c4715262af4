import { videos } from "@topout/shared/contract";

const BYTES_PER_MEGABYTE = 1_000_000;
const { maxBytes: MAX_BYTES } = videos.upload.files.file;

export const MAX_SIZE = `${MAX_BYTES / BYTES_PER_MEGABYTE} MB`;

export const formatSize = ({ size }: File): string =>
  `${(size / BYTES_PER_MEGABYTE).toFixed(1)} MB`;

/** Returns undefined for a file that can be uploaded. */
export function getFileError(file: File | undefined): string | undefined {
  if (!file) return "Please select a file";
  if (file.size === 0) return `${file.name} is empty. Choose another video.`;
  if (file.size <= MAX_BYTES) return undefined;
  return `${file.name} has ${formatSize(file)}. Choose a video of up to ${MAX_SIZE}.`;
}
