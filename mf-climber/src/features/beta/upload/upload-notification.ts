import { notifications, notify, setProgress } from "@topout/shared/platform";

import { describeUpload, type UploadState } from "./describe-upload.ts";

interface UploadNotificationOptions {
  readonly id: string;
  readonly routeName: string;
  readonly percent: number;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** Creates the notification that shows and controls an upload. If the user dismisses it, the upload continues. */
export function createUploadNotification(options: UploadNotificationOptions) {
  const { id, routeName, pause, resume, cancel } = options;
  let { percent } = options;

  return {
    /** Shows the notification, even if the user has dismissed it. */
    show: (state: UploadState) => {
      const { button, ...description } = describeUpload(state, routeName);
      notify({
        ...description,
        type: "upload",
        id,
        ...(button && { action: { label: button, run: button === "Pause" ? pause : resume } }),
        secondaryAction: { label: "Cancel", run: cancel },
      });
      setProgress(id, percent);
    },
    isVisible: () => notifications.getState().list.some((notification) => notification.id === id),
    setPercent: (next: number) => {
      // At 100 percent the notification would disappear, but the server still has to respond.
      percent = Math.min(next, 99);
      setProgress(id, percent);
    },
  };
}

export function notifyCancelledUpload(routeName: string): void {
  notify({
    type: "info",
    title: "Upload cancelled",
    message: `You signed out before your video of ${routeName} was uploaded.`,
  });
}
