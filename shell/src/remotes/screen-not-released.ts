/** The live release of a remote does not bring a screen that this shell knows, or no release is live at all. */
export class ScreenNotReleasedError extends Error {
  override readonly name = "ScreenNotReleased";
}

export const isScreenNotReleasedError = (error: unknown): error is ScreenNotReleasedError =>
  error instanceof ScreenNotReleasedError;
