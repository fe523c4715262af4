import { databases, DRAFT_PREFIX, localItems, sessionItems } from "./stored-items.ts";

type Items = Readonly<Record<string, { readonly end: string }>>;

interface EndedSession {
  /** Whether the server has ended the session, not the user. */
  readonly hasExpired: boolean;
}

/** Removes the data of the last session from this device and this tab. */
export function removeUserData({ hasExpired }: EndedSession): void {
  removeItems(localStorage, localItems, hasExpired);
  removeTabData({ hasExpired });
  if (!hasExpired) removeDatabases();
}

/** Removes the data of the last session from this tab. */
export const removeTabData = ({ hasExpired }: EndedSession): void =>
  removeItems(sessionStorage, sessionItems, hasExpired);

/** Removes the drafts of other users, and drafts without a user. */
export function removeDraftsOfOthers(userId: string | undefined): void {
  const isForeign = (key: string) =>
    key.startsWith(DRAFT_PREFIX) && !key.startsWith(`${DRAFT_PREFIX}${userId}.`);
  removeKeys(localStorage, isForeign);
  removeKeys(sessionStorage, isForeign);
}

function removeItems(storage: Storage, items: Items, hasExpired: boolean) {
  const ends = hasExpired ? ["session"] : ["session", "sign-out"];
  removeKeys(storage, (key) => {
    const name = key.startsWith(DRAFT_PREFIX) ? DRAFT_PREFIX : key;
    return Object.hasOwn(items, name) && ends.includes(items[name]?.end ?? "");
  });
}

function removeKeys(storage: Storage, isRemoved: (key: string) => boolean) {
  for (const key of Object.keys(storage).filter(isRemoved)) storage.removeItem(key);
}

/** The shell clears the other databases, because they stay open. */
function removeDatabases() {
  if (!("indexedDB" in globalThis)) return;
  for (const [name, { end }] of Object.entries<Items[string]>(databases)) {
    if (end === "sign-out") indexedDB.deleteDatabase(name);
  }
}
