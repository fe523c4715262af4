import { type DraftKey, DRAFT_PREFIX, getUserId, localData } from "@topout/shared/platform";

/** Drafts are stored on this device for one user. They survive a reload. Signing out removes them. */
function createKey(name: string): DraftKey | undefined {
  const userId = getUserId();
  return userId === undefined ? undefined : `${DRAFT_PREFIX}${userId}.${name}`;
}

/** Returns the draft, or undefined if there is none or it is invalid. */
export function loadDraft<T>(name: string, isValid: (value: unknown) => value is T): T | undefined {
  const key = createKey(name);
  const value = key && localData.readJson(key);
  return isValid(value) ? value : undefined;
}

/** Returns whether the draft is stored. A full storage is not an error: the screen works without it. */
export function saveDraft(name: string, draft: unknown): boolean {
  const key = createKey(name);
  return key !== undefined && localData.write(key, JSON.stringify(draft));
}

export function removeDraft(name: string): void {
  const key = createKey(name);
  if (key) localData.remove(key);
}
