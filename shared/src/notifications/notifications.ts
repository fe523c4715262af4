import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { randomId } from "./random-id.ts";

/** How long a notification stays, and how often its bar is drawn anew. */
export const NOTIFICATION_DURATION_MS = 5_000;
const REFRESH_MS = 100;
const DONE_PERCENT = 100;

export type NotificationType = "info" | "success" | "warning" | "error";

/** A button beside the words, "Undo" say. Pressing it takes the notification away too. */
export interface NotificationAction {
  readonly label: string;
  readonly run: () => void;
}

interface BaseNotification {
  readonly id: string;
  readonly title: string;
  readonly action?: NotificationAction;
}

/** Says its words and leaves by itself. */
export interface TimedNotification extends BaseNotification {
  readonly type: NotificationType;
  readonly message?: string;
  /** Milliseconds until it leaves. */
  readonly remainingMs: number;
  /** Somebody is pointing at it or is inside it: its time stands still. */
  readonly isPaused: boolean;
}

/** Stays until all is sent, whatever screen is open; hidden by the person, the upload goes on. */
export interface UploadNotification extends BaseNotification {
  readonly type: "upload";
  /** Percent of what is sent: 0 to 100. */
  readonly progress: number;
}

export type Notification = TimedNotification | UploadNotification;

interface BaseOptions {
  /** Made up, when not given. */
  id?: string;
  title: string;
  action?: NotificationAction;
}

export type NotifyOptions =
  | (BaseOptions & { type: NotificationType; message?: string })
  | (BaseOptions & { type: "upload" });

/** Newest first, as they are shown. */
export const notifications = createStore<{ readonly list: readonly Notification[] }>()(() => ({
  list: [],
}));

const updateList = (by: (list: readonly Notification[]) => readonly Notification[]) =>
  notifications.setState(({ list }) => ({ list: by(list) }));

/**
 * Shows a notification and answers with its id. One with an id that is shown already takes its place.
 * An upload begins at 0 and is fed by {@link setProgress}; its action may cancel it.
 */
export function notify({ id = randomId(), ...notice }: NotifyOptions): string {
  const shown: Notification =
    notice.type === "upload"
      ? { ...notice, id, progress: 0 }
      : { ...notice, id, remainingMs: NOTIFICATION_DURATION_MS, isPaused: false };
  updateList((list) => [shown, ...list.filter((other) => other.id !== id)]);
  startTimer();
  return id;
}

export const dismiss = (id: string): void =>
  updateList((list) => list.filter((shown) => shown.id !== id));

/** Tells how much of an upload is sent, in percent; at 100 its notification leaves. */
export const setProgress = (id: string, percent: number): void =>
  updateList((list) =>
    list.flatMap((shown) => {
      if (shown.id !== id || shown.type !== "upload") return [shown];
      return percent >= DONE_PERCENT ? [] : [{ ...shown, progress: Math.max(percent, 0) }];
    }),
  );

/** Stops a notification's time, or lets it run on from where it stood. */
export const setPaused = (id: string, isPaused: boolean): void =>
  updateList((list) =>
    list.map((shown) =>
      shown.id === id && shown.type !== "upload" ? { ...shown, isPaused } : shown,
    ),
  );

export const useNotifications = (): readonly Notification[] =>
  useStore(notifications, (state) => state.list);

const tick = (list: readonly Notification[]) =>
  list.flatMap((shown) => {
    if (shown.type === "upload" || shown.isPaused) return [shown];
    const remainingMs = shown.remainingMs - REFRESH_MS;
    return remainingMs > 0 ? [{ ...shown, remainingMs }] : [];
  });

const isTimed = ({ type }: Notification) => type !== "upload";

let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all of them, which runs only while there is something to time. */
function startTimer() {
  timer ??= setInterval(() => {
    updateList(tick);
    if (notifications.getState().list.some(isTimed)) return;
    clearInterval(timer);
    timer = undefined;
  }, REFRESH_MS);
}
