/** The live release of a remote lacks a screen that this shell knows, or the remote is not deployed. */
export class ScreenNotReleasedError extends Error {
  override readonly name = "ScreenNotReleasedError";
}

export const isScreenNotReleasedError = (error: unknown): error is ScreenNotReleasedError =>
  error instanceof ScreenNotReleasedError;
