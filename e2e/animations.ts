/** Waits until the finite animations of the page have ended, for example of a dialog that slides in. Runs in the page. */
export async function finishAnimations(): Promise<void> {
  const animations = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
