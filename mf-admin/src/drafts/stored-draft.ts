/** Drafts are stored on this device. They survive a reload. Signing out removes them. */
const createKey = (name: string) => `topout.draft.${name}`;

/** Returns the draft, or undefined if there is none or it is invalid. */
export function loadDraft<T>(name: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(createKey(name)) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the draft is stored. A full storage is not an error: the screen works without it. */
export function saveDraft(name: string, draft: unknown): boolean {
  try {
    localStorage.setItem(createKey(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const removeDraft = (name: string) => localStorage.removeItem(createKey(name));
