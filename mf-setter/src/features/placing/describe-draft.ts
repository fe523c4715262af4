import type { Circuit, UserRef } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import type { DraftRoute } from "@topout/shared/platform";

interface DraftContext {
  readonly circuits: readonly Circuit[];
  /** The drafts that the server has not stored yet. */
  readonly waitingIds: ReadonlySet<string>;
  /** By the ids of the routes. */
  readonly otherSetters: ReadonlyMap<string, UserRef>;
}

/** "P11, Purple, The Cave, new, placed by noor_" */
export function describeDraft(draft: DraftRoute, context: DraftContext): string {
  const { id, circuit_id, name, location } = draft;
  const circuit = context.circuits.find((other) => other.id === circuit_id);
  const setter = context.otherSetters.get(id);
  // The username of a deleted account is empty.
  const setterName = setter && getName(setter);
  return [
    name,
    circuit?.name,
    location || "outside all areas",
    "new",
    setterName && `placed by ${setterName}`,
    context.waitingIds.has(id) && "not saved yet",
  ]
    .filter(Boolean)
    .join(", ");
}
