import type { Draft } from "../../features/unsaved-changes/draft.ts";

/** Returns only changed fields, so that a save does not overwrite changes from another device. */
export const getChanges = (account: Draft, edits: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => account[field as keyof Draft] !== value),
  );
