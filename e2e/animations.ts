/** Runs in the page. Waits for the end of all finite animations, for example the one that opens a dialog. */
export async function finishAnimations(): Promise<void> {
  const animations = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
