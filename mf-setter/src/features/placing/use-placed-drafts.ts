import { useEffect, useState } from "react";

import { loadDraft, saveDraft } from "@topout/shared/drafts";
import type { DraftRoute } from "@topout/shared/platform";

const NAME = "placed-routes";
/** Undo goes back this far. */
const MAX_IDS = 200;

/** What this setter has placed in one reset, oldest first. The device remembers the last reset. */
interface PlacedRoutes {
  readonly resetId: string;
  readonly ids: readonly string[];
}

/** The dots that this setter has placed in a reset, also before a reload. */
export function usePlacedDrafts<Draft extends DraftRoute>(
  resetId: string,
  drafts: readonly Draft[],
) {
  const [ids, setIds] = useState(() => loadIds(resetId));
  useEffect(() => {
    if (ids.length > 0) saveDraft(NAME, { resetId, ids } satisfies PlacedRoutes);
  }, [resetId, ids]);
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));

  return {
    ids,
    last: ids.flatMap((id) => byId.get(id) ?? []).at(-1),
    add: (id: string) => setIds((previous) => [...previous, id].slice(-MAX_IDS)),
  };
}

function loadIds(resetId: string): readonly string[] {
  const stored = loadDraft(NAME, isPlacedRoutes);
  return stored?.resetId === resetId ? stored.ids : [];
}

function isPlacedRoutes(value: unknown): value is PlacedRoutes {
  const { resetId, ids } = Object(value) as Readonly<Record<string, unknown>>;
  return (
    typeof resetId === "string" && Array.isArray(ids) && ids.every((id) => typeof id === "string")
  );
}
