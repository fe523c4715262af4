import type { UploadProgress, UploadSource } from "./storage/upload-record.ts";
import type { TransferOptions } from "./transfer/create-transfer.ts";

export interface VideoUploadOptions extends Pick<
  TransferOptions,
  "partSizeBytes" | "retryDelaysMs"
> {
  /** Identifies the notification. */
  readonly id: string;
  readonly source: UploadSource;
  readonly progress: UploadProgress;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Loads the copy that the device has stored, if it is readable. */
  readonly loadCopy?: () => Promise<File | undefined>;
}
