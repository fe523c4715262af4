import type { RegisteredRemote } from "@topout/shared/remote";

import { addPreloadLink } from "../remotes/preload-link.ts";

/** Runs the script that draws into the skeleton of a screen. Runs only a file with a listed hash. */
export async function runDrawing(
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
