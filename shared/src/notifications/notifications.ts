import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { createId } from "./create-id.ts";

export const NOTIFICATION_DURATION_MS = 5_000;
const TICK_MS = 100;

export type NotificationType = "info" | "success" | "warning" | "error";

/** A button next to the text. A click also dismisses the notification. */
export interface NotificationAction {
  readonly label: string;
  readonly run: () => void;
}

interface BaseNotification {
  readonly id: string;
  /** The key of its card. A notification that replaces another one keeps its card. */
  readonly key: string;
  readonly title: string;
  readonly action?: NotificationAction;
}

/** Disappears after `NOTIFICATION_DURATION_MS`. */
export interface TimedNotification extends BaseNotification {
  readonly type: NotificationType;
  readonly message?: string;
  readonly remainingMs: number;
  /** True while the notification has hover or focus. */
  readonly isPaused: boolean;
  /** How often the same notification was repeated while it was visible. */
  readonly repeatCount: number;
}

interface UploadDetails {
  /** The default is the text of a running upload. */
  readonly message?: string;
  /** Set while the upload does not run because of a problem. */
  readonly tone?: "warning" | "error";
  /** A second button. Its click also dismisses the notification. */
  readonly secondaryAction?: NotificationAction;
}

/** Stays until the upload ends. If the user dismisses it, the upload continues. */
export interface UploadNotification extends BaseNotification, UploadDetails {
  readonly type: "upload";
  /** In percent. */
  readonly progress: number;
}

export type Notification = TimedNotification | UploadNotification;

interface BaseOptions {
  /** The default is a random id. */
  id?: string;
  /** The id of a notification to replace. The default is `id`. */
  replaces?: string | undefined;
  title: string;
  action?: NotificationAction;
}

export type NotifyOptions =
  | (BaseOptions & { type: NotificationType; message?: string })
  | (BaseOptions & UploadDetails & { type: "upload" });

/** Newest first. */
export const notifications = createStore<{ readonly list: readonly Notification[] }>()(() => ({
  list: [],
}));

const updateList = (update: (list: readonly Notification[]) => readonly Notification[]) =>
  notifications.setState(({ list }) => ({ list: update(list) }));

/**
 * Shows a notification and returns its id. If the one that it replaces is visible, it takes over its card and flashes, so
 * a press on a button of the card that has started is not lost.
 */
export function notify({ id = createId(), replaces = id, ...options }: NotifyOptions): string {
  const previous = notifications.getState().list.find((other) => other.id === replaces);
  const key = previous?.key ?? createId();
  const notification: Notification =
    options.type === "upload"
      ? { ...options, id, key, progress: 0 }
      : {
          ...options,
          id,
          key,
          remainingMs: NOTIFICATION_DURATION_MS,
          ...getRepetition(previous),
        };
  updateList((list) => [
    notification,
    ...list.filter((other) => other.id !== id && other.id !== replaces),
  ]);
  startTimer();
  return id;
}

const getRepetition = (previous: Notification | undefined) =>
  previous && isTimed(previous)
    ? { isPaused: previous.isPaused, repeatCount: previous.repeatCount + 1 }
    : { isPaused: false, repeatCount: 0 };

export const dismiss = (id: string): void =>
  updateList((list) => list.filter((notification) => notification.id !== id));

/** Updates an upload's progress. At 100 percent it dismisses the notification. */
export const setProgress = (id: string, percent: number): void =>
  updateList((list) =>
    list.flatMap((notification) => {
      if (notification.id !== id || notification.type !== "upload") return [notification];
      return percent >= 100 ? [] : [{ ...notification, progress: Math.max(percent, 0) }];
    }),
  );

export const setPaused = (id: string, isPaused: boolean): void =>
  updateList((list) =>
    list.map((notification) =>
      notification.id === id && notification.type !== "upload"
        ? { ...notification, isPaused }
        : notification,
    ),
  );

export const useNotifications = (): readonly Notification[] =>
  useStore(notifications, (state) => state.list);

const tick = (list: readonly Notification[]) =>
  list.flatMap((notification) => {
    if (notification.type === "upload" || notification.isPaused) return [notification];
    const remainingMs = notification.remainingMs - TICK_MS;
    return remainingMs > 0 ? [{ ...notification, remainingMs }] : [];
  });

const isTimed = (notification: Notification): notification is TimedNotification =>
  notification.type !== "upload";

let timer: ReturnType<typeof setInterval> | undefined;

/** All notifications share one interval, which runs only while one of them is timed. */
function startTimer() {
  timer ??= setInterval(() => {
    updateList(tick);
    if (notifications.getState().list.some(isTimed)) return;
    clearInterval(timer);
    timer = undefined;
  }, TICK_MS);
}
