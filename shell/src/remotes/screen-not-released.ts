/** The live release of a remote does not bring a screen that this shell knows, or no release is live at all. */
export class ScreenNotReleased extends Error {
  override readonly name = "ScreenNotReleased";
}

export const isScreenNotReleased = (error: unknown): error is ScreenNotReleased =>
  error instanceof ScreenNotReleased;
