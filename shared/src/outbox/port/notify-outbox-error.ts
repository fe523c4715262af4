import { notify } from "../../notifications/notifications.ts";

const DEFAULT_MESSAGE =
  "That couldn't be saved on this device. Your browser's storage isn't working. Reload the page and try again.";

const LOAD_MESSAGE =
  "That couldn't be saved, because a part of Topout didn't load. Check your connection and try again.";

/** The causes that the user can remove, by the name of the error. */
const messages: Readonly<Record<string, string>> = {
  QuotaExceededError:
    "That couldn't be saved on this device. Its storage is full. Free some space and try again.",
  OutboxFullError:
    "That couldn't be saved on this device. Too many changes are waiting. Connect to the internet first.",
  PhotosFullError:
    "That photo couldn't be saved on this device. Too many photos are waiting. Connect to the internet first.",
};

/** The code of the outbox failed to load. */
export const notifyLoadError = (error: unknown, message = LOAD_MESSAGE): void =>
  notifyOutboxError(error, message);

/** The storage of the device is full or blocked. */
export function notifyOutboxError(error: unknown, message = getMessage(error)): void {
  reportError(error);
  notify({ type: "error", id: "outbox", title: "Error", message });
}

function getMessage(error: unknown) {
  const { name } = Object(error) as { readonly name?: unknown };
  return messages[String(name)] ?? DEFAULT_MESSAGE;
}
