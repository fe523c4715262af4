/** Thrown if the live release of a remote does not have the screen, or if the remote has no release. */
export class ScreenNotReleasedError extends Error {
  override readonly name = "ScreenNotReleasedError";
}

export const isScreenNotReleasedError = (error: unknown): error is ScreenNotReleasedError =>
  error instanceof ScreenNotReleasedError;
