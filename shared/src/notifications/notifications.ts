import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** How long a notification stays, and how often its bar is drawn anew. */
export const LIFETIME_MS = 5_000;
const REFRESH_MS = 100;
const ID_LENGTH = 21;

export type NotificationType = "info" | "success" | "warning" | "error";

export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message?: string;
  /** Milliseconds until it leaves by itself. */
  readonly left: number;
  /** Somebody is pointing at it or is inside it: its time stands still. */
  readonly held: boolean;
}

export interface Notice {
  id?: string;
  type: NotificationType;
  title: string;
  message?: string;
}

/** Newest first, as they are shown. */
export const notifications = createStore<{ readonly list: readonly Notification[] }>()(() => ({
  list: [],
}));

const change = (by: (list: readonly Notification[]) => readonly Notification[]) =>
  notifications.setState(({ list }) => ({ list: by(list) }));

/** Shows a notification and answers with its id. One with an id that is shown already takes its place. */
export function notify({ id = randomId(), ...notice }: Notice): string {
  change((list) => [
    { ...notice, id, left: LIFETIME_MS, held: false },
    ...list.filter((shown) => shown.id !== id),
  ]);
  startClock();
  return id;
}

export const dismiss = (id: string): void =>
  change((list) => list.filter((shown) => shown.id !== id));

/** Stops a notification's time, or lets it run on from where it stood. */
export const hold = (id: string, held: boolean): void =>
  change((list) => list.map((shown) => (shown.id === id ? { ...shown, held } : shown)));

export const useNotifications = (): readonly Notification[] =>
  useStore(notifications, (state) => state.list);

const letTimePass = (list: readonly Notification[]) =>
  list
    .map((shown) => (shown.held ? shown : { ...shown, left: shown.left - REFRESH_MS }))
    .filter(({ left }) => left > 0);

let clock: ReturnType<typeof setInterval> | undefined;

/** One clock for all of them, which runs only while something is shown. */
function startClock() {
  clock ??= setInterval(() => {
    change(letTimePass);
    if (notifications.getState().list.length > 0) return;
    clearInterval(clock);
    clock = undefined;
  }, REFRESH_MS);
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const randomId = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(ID_LENGTH)),
    // 64 letters divide a byte's 256 values evenly, so each is equally likely.
    (byte) => ALPHABET.charAt(byte % ALPHABET.length),
  ).join("");
