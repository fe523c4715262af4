/**
 * Everything that a browser stores for this app, except its HTTP cache. The keys of the code are typed with this list, a
 * sign-out removes what it says, and `browser-storage.e2e.ts` compares it with a browser. See
 * docs/decisions/0057-browser-storage.md.
 */

interface StoredItem {
  readonly owner: "user" | "device";
  /**
   * - `session`: the end of the session, however it ends.
   * - `sign-out`: a sign-out, the deletion of the account, or another user. If the server ends the session, the unsaved
   *   work stays for its user.
   * - `feature`: the feature that stores it removes it, see `lifetime`.
   * - `never`: it contains nothing of a user.
   */
  readonly end: "session" | "sign-out" | "feature" | "never";
  readonly lifetime: string;
}

const list = <const List extends Readonly<Record<string, StoredItem>>>(items: List): List => items;

/** A user's drafts. The id of the user and the name of the draft follow. */
export const DRAFT_PREFIX = "topout.draft.";

export const localItems = list({
  "topout.token": { owner: "user", end: "session", lifetime: "90 days" },
  "topout.session-expired": { owner: "device", end: "feature", lifetime: "until the next login" },
  "topout.preferences": { owner: "device", end: "never", lifetime: "unlimited" },
  "topout.registry": { owner: "device", end: "never", lifetime: "unlimited" },
  /** A number from 0 to 9999, which decides whether this browser runs a gradual release. It is never sent. */
  "topout.bucket": { owner: "device", end: "never", lifetime: "unlimited" },
  "topout.server-time": { owner: "device", end: "never", lifetime: "unlimited" },
  "topout.outbox": { owner: "device", end: "feature", lifetime: "while the outbox has entries" },
  "topout.queries": { owner: "device", end: "feature", lifetime: "while results are stored" },
  "topout.banner": { owner: "user", end: "session", lifetime: "until the user is verified" },
  "topout.seen-news": { owner: "user", end: "session", lifetime: "until the server has it" },
  "topout.last-gym": { owner: "user", end: "session", lifetime: "until the user has another gym" },
  "topout.just-registered": { owner: "user", end: "feature", lifetime: "until the user's login" },
  "topout.video-upload": { owner: "user", end: "sign-out", lifetime: "until the upload ends" },
  "topout.shared-video": { owner: "user", end: "sign-out", lifetime: "a day" },
  [DRAFT_PREFIX]: { owner: "user", end: "sign-out", lifetime: "until it is saved or discarded" },
});

/** The items of one tab. They end with the tab too. */
export const sessionItems = list({
  "topout.verification-email": { owner: "user", end: "session", lifetime: "the tab" },
  "topout.preview": { owner: "user", end: "session", lifetime: "the tab" },
  // Only release 1.0 stores drafts in the tab.
  [DRAFT_PREFIX]: { owner: "user", end: "sign-out", lifetime: "until the form opens again" },
});

/** The databases of IndexedDB. Each has one object store. */
export const databases = list({
  "topout-outbox": { owner: "user", end: "feature", lifetime: "until the server has the taps" },
  "topout-queries": { owner: "user", end: "session", lifetime: "24 hours" },
  "topout-video-upload": { owner: "user", end: "sign-out", lifetime: "until the upload ends" },
  "topout-shared-video": { owner: "user", end: "sign-out", lifetime: "a day" },
  /** URLs and times of the caches below. */
  "workbox-expiration": { owner: "device", end: "never", lifetime: "30 days" },
});

/** The caches of the service worker. */
export const workerCaches = list({
  "topout-snapshots-1": { owner: "device", end: "never", lifetime: "three versions" },
  "topout-files-1": { owner: "device", end: "never", lifetime: "three versions" },
  "topout-thumbnails-1": { owner: "device", end: "never", lifetime: "30 days" },
  "topout-photos-1": { owner: "device", end: "never", lifetime: "30 days" },
  "topout-data-1-visitor": { owner: "device", end: "never", lifetime: "30 days" },
  /** Responses to a user. A digest of the token follows. */
  "topout-data-1-": { owner: "user", end: "session", lifetime: "30 days" },
});

type KeyOf<Items> = Exclude<keyof Items, typeof DRAFT_PREFIX>;

export type DraftKey = `${typeof DRAFT_PREFIX}${string}`;
export type LocalKey = KeyOf<typeof localItems> | DraftKey;
export type SessionKey = KeyOf<typeof sessionItems> | DraftKey;
export type DatabaseName = keyof typeof databases;
export type CacheName = keyof typeof workerCaches;
