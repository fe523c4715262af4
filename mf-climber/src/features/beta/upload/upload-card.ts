import { notifications, notify, setProgress } from "@topout/shared/platform";

import { describeUpload, type UploadState } from "./describe-upload.ts";

interface UploadCardOptions {
  readonly id: string;
  readonly routeName: string;
  readonly percent: number;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** The notification that shows an upload and controls it. If the user dismisses it, the upload continues. */
export function createUploadCard(options: UploadCardOptions) {
  const { id, routeName, pause, resume, cancel } = options;
  let { percent } = options;

  return {
    /** Shows the card, also if the user has dismissed it. */
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
      // At 100 percent the card would disappear, but the server still has to respond.
      percent = Math.min(next, 99);
      setProgress(id, percent);
    },
  };
}
