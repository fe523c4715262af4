import type { RegisteredRemote } from "@topout/shared/remote";

import { addPreloadLink } from "../remotes/preload-link.ts";

/** Without data, a script does not draw. What waits for the drawing then continues. */
const MAX_WAIT_MS = 5_000;

/** Runs the script that draws into the skeleton of a screen. Resolves when it has drawn, or after a while. */
export const runDrawing = (
  drawing: string | undefined,
  remote: RegisteredRemote | undefined,
): Promise<void> =>
  Promise.race([
    runListed(drawing, remote),
    new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);

/** Runs only a file with a listed hash. */
async function runListed(
  drawing: string | undefined,
  remote: RegisteredRemote | undefined,
): Promise<void> {
  const integrity = drawing && remote?.integrity[drawing];
  if (!integrity) return;
  try {
    await addPreloadLink(drawing, integrity);
    await import(/* @vite-ignore */ drawing);
  } catch {
    // The skeleton stays until React replaces it.
  }
}
