import { normalizeDisplayName } from "@topout/shared/contract";

import type { Draft } from "../../features/unsaved-changes/draft.ts";

/** Returns only changed fields, so that a save does not overwrite changes from another device. */
export const getChanges = (account: Draft, edits: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(toStored(edits)).filter(
      ([field, value]) => account[field as keyof Draft] !== value,
    ),
  );

/** Returns the fields as the server stores them. */
const toStored = ({ display_name: name, ...edits }: Partial<Draft>): Partial<Draft> =>
  name === undefined
    ? edits
    : { ...edits, display_name: (name && normalizeDisplayName(name)) || null };
