import type { DraftRoute } from "@topout/shared/platform";

import { isSuggestedName, toNameKey } from "../../../route-writes/suggest-name.ts";

export interface EqualNames {
  readonly own: DraftRoute;
  /** The route that was placed before. */
  readonly other: DraftRoute;
}

/**
 * Finds the first own route whose suggested name an earlier route of the same circuit has, which was placed on another
 * device. The drafts are in the order of their ids. This order is the same on each device, so only one of two setters
 * finds their routes.
 */
export function findEqualNames(
  drafts: readonly DraftRoute[],
  ownIds: ReadonlySet<string>,
): EqualNames | undefined {
  const otherByName = new Map<string, DraftRoute>();
  for (const draft of drafts) {
    if (!isSuggestedName(draft.name)) continue;
    const key = `${draft.circuit_id} ${toNameKey(draft.name)}`;
    const other = otherByName.get(key);
    if (ownIds.has(draft.id) && other) return { own: draft, other };
    if (!ownIds.has(draft.id) && !other) otherByName.set(key, draft);
  }
  return undefined;
}
