import {
  type DraftKey,
  DRAFT_PREFIX,
  getUserId,
  localData,
  sessionData,
} from "@topout/shared/platform";

/** The unsaved work of one user on this device. It survives a reload. Signing out removes it. See decision 30. */
function createKey(name: string): DraftKey | undefined {
  const userId = getUserId();
  return userId === undefined ? undefined : `${DRAFT_PREFIX}${userId}.${name}`;
}

/** Returns the draft, or undefined if there is none or it is invalid. */
export function loadDraft<T>(name: string, isValid: (value: unknown) => value is T): T | undefined {
  const key = createKey(name);
  if (!key) return undefined;
  const value = localData.readJson(key) ?? moveFromTab(key);
  return isValid(value) ? value : undefined;
}

/** Returns whether the draft is stored. A full storage is not an error: the screen works without it. */
export function saveDraft(name: string, draft: unknown): boolean {
  const key = createKey(name);
  return key !== undefined && localData.write(key, JSON.stringify(draft));
}

export function removeDraft(name: string): void {
  const key = createKey(name);
  if (!key) return;
  localData.remove(key);
  sessionData.remove(key);
}

/**
 * Release 1.0 stored the drafts of settings and welcome in the tab, and their photos as plain text. Remove in 1.2.0,
 * with the drafts of `sessionItems`.
 */
function moveFromTab(key: DraftKey): unknown {
  const draft = sessionData.readJson(key) ?? sessionData.read(key) ?? undefined;
  if (draft !== undefined && localData.write(key, JSON.stringify(draft))) sessionData.remove(key);
  return draft;
}
