import { notify } from "../notifications/notifications.ts";

/** The device could not store a tap: its storage is full or blocked, or the code of the outbox failed to load. */
export function notifyNotStored(error: unknown): void {
  reportError(error);
  notify({
    type: "error",
    id: "tap not stored",
    title: "Error",
    message: "That couldn't be saved on this device. Check your connection and try again.",
  });
}
