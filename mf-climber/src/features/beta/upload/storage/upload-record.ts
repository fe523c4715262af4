import { STORED_VIDEO_UPLOAD } from "@topout/shared/api/videos";
import type { Route } from "@topout/shared/contract";
import { localData } from "@topout/shared/platform";

/** The data of an upload that the device stores, except the file. */
export interface UploadRecord {
  /** The video of one user is never uploaded with the session of another. */
  readonly userId: string;
  readonly route: Pick<Route, "id" | "name">;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly lastModified: number;
  readonly progress: UploadProgress;
}

/** The state of an upload, which survives a reload. */
export interface UploadProgress {
  /** Undefined until the server has created the upload. */
  readonly uploadId?: string | undefined;
  readonly percent: number;
  readonly isPaused: boolean;
}

/** The video of an upload. */
export interface UploadSource {
  readonly userId: string;
  readonly route: Pick<Route, "id" | "name">;
  readonly file: File;
}

export const NO_PROGRESS: UploadProgress = { percent: 0, isPaused: false };

export const createRecord = ({ userId, route, file }: UploadSource): UploadRecord => ({
  userId,
  route: { id: route.id, name: route.name },
  fileName: file.name,
  sizeBytes: file.size,
  lastModified: file.lastModified,
  progress: NO_PROGRESS,
});

/** Returns whether the record describes this file, for the same route and user. */
export const matchesSource = (
  record: UploadRecord,
  { userId, route, file }: UploadSource,
): boolean =>
  record.userId === userId &&
  record.route.id === route.id &&
  record.fileName === file.name &&
  record.sizeBytes === file.size &&
  record.lastModified === file.lastModified;

export function readRecord(): UploadRecord | undefined {
  // Another version of the app may have written it.
  const record = localData.readJson(STORED_VIDEO_UPLOAD.key);
  return isRecord(record) ? record : undefined;
}

/** In a full storage, the upload continues, but not after a reload or in a new session. */
export const writeRecord = (record: UploadRecord): boolean =>
  localData.write(STORED_VIDEO_UPLOAD.key, JSON.stringify(record));

function isRecord(value: unknown): value is UploadRecord {
  const record = Object(value) as Record<string, unknown>;
  const { id, name } = Object(record["route"]) as Record<string, unknown>;
  const { userId, fileName, sizeBytes, lastModified, progress } = record;
  return (
    [userId, fileName, id, name].every((field) => typeof field === "string") &&
    [sizeBytes, lastModified].every(Number.isFinite) &&
    isProgress(progress)
  );
}

function isProgress(value: unknown): value is UploadProgress {
  const { uploadId, percent, isPaused } = Object(value) as Record<string, unknown>;
  return (
    ["string", "undefined"].includes(typeof uploadId) &&
    Number.isFinite(percent) &&
    typeof isPaused === "boolean"
  );
}
