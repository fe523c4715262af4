export type UploadState =
  | { readonly type: "uploading" }
  /** The connection is lost. The upload retries by itself. */
  | { readonly type: "retrying" }
  | { readonly type: "paused" }
  /** The upload has stopped until the network returns or the user retries. */
  | { readonly type: "interrupted"; readonly message: string }
  | { readonly type: "sessionExpired" };

interface UploadDescription {
  readonly title: string;
  readonly message?: string;
  readonly tone?: "warning" | "error";
  /** The button next to Cancel. */
  readonly button?: "Pause" | "Resume" | "Try now" | "Try again";
}

/** Returns the texts, the tone and the button of the notification. */
export function describeUpload(state: UploadState, routeName: string): UploadDescription {
  switch (state.type) {
    case "uploading":
      return { title: "Uploading your video", button: "Pause" };
    case "retrying":
      return {
        title: "Upload interrupted",
        message: `The connection dropped. Your video of ${routeName} continues by itself.`,
        tone: "warning",
        button: "Try now",
      };
    case "paused":
      return {
        title: "Upload paused",
        message: `Your video of ${routeName} is still here.`,
        button: "Resume",
      };
    case "interrupted":
      return {
        title: "Upload interrupted",
        message: `${state.message} Your video of ${routeName} is still here.`,
        tone: "error",
        button: "Try again",
      };
    case "sessionExpired":
      return {
        title: "You've been logged out",
        message: `Log in to continue uploading your video of ${routeName}.`,
        tone: "warning",
      };
  }
}
