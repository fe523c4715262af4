import { notify } from "../notifications/notifications.ts";

/** The storage of the device is full or blocked, or the code of the outbox failed to load. */
export function notifyOutboxError(
  error: unknown,
  message = "That couldn't be saved on this device. Check your connection and try again.",
): void {
  reportError(error);
  notify({ type: "error", id: "outbox", title: "Error", message });
}
