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
  readonly choices: UploadChoices;
  readonly progress: UploadProgress;
}

/** What the user has chosen in the upload dialog. */
export interface UploadChoices {
  /** Everybody in the video has agreed. */
  readonly agreed: boolean;
  readonly keepSound: boolean;
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
  readonly choices: UploadChoices;
}

export const NO_PROGRESS: UploadProgress = { percent: 0, isPaused: false };

export const createRecord = ({ userId, route, file, choices }: UploadSource): UploadRecord => ({
  userId,
  route: { id: route.id, name: route.name },
  fileName: file.name,
  sizeBytes: file.size,
  lastModified: file.lastModified,
  choices,
  progress: NO_PROGRESS,
});

/** Returns whether the record describes this file with the same choices, for the same route and user. */
export const matchesSource = (
  record: UploadRecord,
  { userId, route, file, choices }: UploadSource,
): boolean =>
  record.userId === userId &&
  record.route.id === route.id &&
  record.fileName === file.name &&
  record.sizeBytes === file.size &&
  record.lastModified === file.lastModified &&
  record.choices.agreed === choices.agreed &&
  record.choices.keepSound === choices.keepSound;

export function readRecord(): UploadRecord | undefined {
  // Another version of the app may have written it.
  const record = localData.readJson(STORED_VIDEO_UPLOAD.key);
  return isRecord(record) ? { ...record, choices: record.choices ?? CHOICES_OF_1_0 } : undefined;
}

/** The dialog of version 1.0 had no choices, and its videos kept their sound. Remove in 1.2.0. */
const CHOICES_OF_1_0: UploadChoices = { agreed: false, keepSound: true };

/** In a full storage, the upload continues, but not after a reload or in a new session. */
export const writeRecord = (record: UploadRecord): boolean =>
  localData.write(STORED_VIDEO_UPLOAD.key, JSON.stringify(record));

type StoredRecord = Omit<UploadRecord, "choices"> & Partial<Pick<UploadRecord, "choices">>;

function isRecord(value: unknown): value is StoredRecord {
  const record = Object(value) as Record<string, unknown>;
  const { id, name } = Object(record["route"]) as Record<string, unknown>;
  const { userId, fileName, sizeBytes, lastModified, choices, progress } = record;
  return (
    [userId, fileName, id, name].every((field) => typeof field === "string") &&
    [sizeBytes, lastModified].every(Number.isFinite) &&
    (choices === undefined || isChoices(choices)) &&
    isProgress(progress)
  );
}

function isChoices(value: unknown): value is UploadChoices {
  const { agreed, keepSound } = Object(value) as Record<string, unknown>;
  return typeof agreed === "boolean" && typeof keepSound === "boolean";
}

function isProgress(value: unknown): value is UploadProgress {
  const { uploadId, percent, isPaused } = Object(value) as Record<string, unknown>;
  return (
    ["string", "undefined"].includes(typeof uploadId) &&
    Number.isFinite(percent) &&
    typeof isPaused === "boolean"
  );
}
