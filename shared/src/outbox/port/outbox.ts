import { notifyLoadError, notifyOutboxError } from "./notify-outbox-error.ts";
import type { NewClimb, Operation } from "./operation.ts";

export interface Outbox {
  /** Resolves when the device has stored the operation. `subject` names its route or activity for the user. */
  readonly enqueue: (operation: Operation, subject: string) => Promise<void>;
  /** Resolves when the device has stored the photo of a new route. `subject` names the route. */
  readonly enqueuePhoto: (routeId: string, photo: Blob, subject: string) => Promise<void>;
  /** A photo that the server does not have yet. */
  readonly loadPhoto: (photoId: string) => Promise<Blob | undefined>;
  /** Undoes the removal of a climb. */
  readonly restoreClimb: (climb: NewClimb, subject: string) => Promise<void>;
  /** Deletes an entry that the server has rejected or could not save. */
  readonly discard: (entryId: string) => Promise<void>;
  /** Deletes all entries of the signed-in user. */
  readonly discardAll: () => Promise<void>;
  /** Sends the entries now, instead of after the delay that follows a failure. */
  readonly replay: () => Promise<void>;
}

let load = (): Promise<Outbox> => Promise.reject(new Error("The shell has not set the outbox"));

/** Called by the shell. The outbox is loaded on demand, because the first screen does not need it. */
export const setOutboxLoader = (loader: () => Promise<Outbox>): void => {
  load = loader;
};

/**
 * Runs a tap of the user. Notifies the user if the device cannot store it, and then returns false. The default
 * `errorMessage` names the cause for a tap that adds an operation.
 */
export async function withOutbox(
  run: (outbox: Outbox) => Promise<void>,
  errorMessage?: string,
): Promise<boolean> {
  const outbox = await load().catch((error: unknown) => notifyLoadError(error, errorMessage));
  if (!outbox) return false;
  try {
    await run(outbox);
    return true;
  } catch (error) {
    notifyOutboxError(error, errorMessage);
    return false;
  }
}
