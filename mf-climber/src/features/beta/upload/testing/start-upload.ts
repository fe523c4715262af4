import { dismiss, type Notification, notifications } from "@topout/shared/platform";
import { expect } from "vitest";

import { NO_PROGRESS, type UploadProgress } from "../storage/upload-record.ts";
import type { VideoUploadOptions } from "../video-upload-options.ts";
import { runVideoUpload } from "../video-upload.ts";
import type { Cuts } from "./cutting-proxy.ts";
import { createVideoFile, setUpUpload } from "./set-up-upload.ts";

const MAX_RETRIES = 7;
const RETRY_DELAY_MS = 20;

interface TestUpload extends Partial<Omit<VideoUploadOptions, "source">> {
  readonly file?: File;
  readonly cuts?: Cuts;
}

/** Starts an upload to the real API. */
export async function startUpload({
  file = createVideoFile(1_000_000),
  cuts = { positions: [] },
  ...options
}: TestUpload = {}) {
  const server = await setUpUpload(cuts);
  const { ann, route } = server;
  let progress: UploadProgress = NO_PROGRESS;
  const start = () =>
    runVideoUpload({
      id: "upload",
      source: {
        userId: ann.user.id,
        route: { id: route.id, name: "P1" },
        file,
        choices: { agreed: true, keepSound: false },
      },
      progress,
      onProgress: (next) => {
        progress = next;
      },
      retryDelaysMs: Array.from({ length: MAX_RETRIES }, () => RETRY_DELAY_MS),
      ...options,
    });
  const isFinished = start();
  /** Sends a request for this upload without the code under test. Returns the status. */
  const requestUpload = async (method: "HEAD" | "DELETE") => {
    const response = await ann.fetch(`/api/uploads/videos/${progress.uploadId ?? ""}`, {
      method,
      headers: { "tus-resumable": "1.0.0" },
    });
    return response.status;
  };
  return {
    ...server,
    file,
    getProgress: () => progress,
    getStatusOnServer: () => requestUpload("HEAD"),
    removeOnServer: () => requestUpload("DELETE"),
    /** Resolves when the upload ends. */
    isFinished,
  };
}

/** Starts an upload whose connection is lost after half of the file, and waits until all retries have failed. */
export async function startInterruptedUpload(options: Partial<TestUpload> = {}) {
  const upload = await startUpload({
    cuts: { positions: [500_000], staysOffline: true },
    ...options,
  });
  await findNotification(
    "Upload interrupted",
    "The connection dropped. Your video of P1 is still here.",
  );
  return upload;
}

const getNotification = (): Notification | undefined => notifications.getState().list[0];

/** Waits for the newest notification with this title. */
export const findNotification = (title: string, message?: string) =>
  expect.poll(getNotification).toMatchObject({ title, ...(message !== undefined && { message }) });

/** Clicks a button of the newest notification. */
export function clickNotification(label: string): void {
  const notification = getNotification();
  const secondaryAction =
    notification?.type === "upload" ? notification.secondaryAction : undefined;
  const action = [notification?.action, secondaryAction].find((other) => other?.label === label);
  if (!action) throw new Error(`The notification has no button ${label}`);
  dismiss(notification?.id ?? "");
  action.run();
}
