import { createIdempotencyKey } from "@topout/shared/api/staff";
import type { Circuit, Gym, Reset } from "@topout/shared/contract";
import { findAreaAt, type Point } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import type { DraftRoute } from "@topout/shared/platform";

import { roundPoint } from "../../route-writes/route-details.ts";
import type { Brush } from "./model/brush.ts";
import type { useDraftRoutes } from "./use-draft-routes.ts";

export interface PlacingOptions {
  readonly gym: Gym;
  readonly reset: Reset;
  /** In display order. */
  readonly circuits: readonly Circuit[];
  /** The routes on the wall. */
  readonly routes: readonly GymRoute[];
}

interface PlaceState extends PlacingOptions {
  readonly storage: ReturnType<typeof useDraftRoutes>;
  readonly drafts: readonly DraftRoute[];
  readonly selected: DraftRoute | undefined;
  /** The circuit and the brush of the next or the selected route. */
  readonly circuitId: string;
  readonly brush: Brush;
  /** Suggests the name of the next route of a circuit. */
  readonly getNextName: (circuit: Circuit) => string;
  readonly announce: (text: string) => void;
  readonly select: (id: string | undefined) => void;
  readonly onPlaced: (id: string) => void;
  readonly onCircuitChange: (id: string) => void;
  readonly onBrushChange: (change: Partial<Brush>) => void;
}

/** What the user does with new routes. */
export function createPlaceActions(state: PlaceState) {
  const { circuits, selected, brush, storage, getNextName } = state;
  const findCircuit = (circuitId: string) => circuits.find(({ id }) => id === circuitId);

  return {
    place: (point: Point) => {
      const circuit = findCircuit(state.circuitId);
      if (circuit) void placeDraft(state, { circuit, name: getNextName(circuit), point });
    },

    move: (draft: DraftRoute, point: Point) => void moveDraft(state, draft, point),

    changeCircuit: (id: string) => {
      const circuit = findCircuit(id);
      if (!selected) state.onCircuitChange(id);
      else if (circuit && id !== selected.circuit_id) {
        void storage.save({ ...selected, circuit_id: id, name: getNextName(circuit) });
      }
    },

    change: (change: Partial<Brush>) => {
      const { grade, styles } = { ...brush, ...change };
      if (selected) void storage.save({ ...selected, grade, style: styles.join(",") });
      else state.onBrushChange(change);
    },

    remove: (draft: DraftRoute) => void removeDraft(state, draft),
  };
}

const locate = ({ gym }: PlaceState, point: Point) => ({
  ...roundPoint(point),
  location: findAreaAt(gym.layout.areas, point)?.name ?? "",
});

interface Placement {
  readonly circuit: Circuit;
  readonly name: string;
  readonly point: Point;
}

async function placeDraft(state: PlaceState, { circuit, name, point }: Placement): Promise<void> {
  const { reset, brush, drafts, storage } = state;
  const draft: DraftRoute = {
    id: createIdempotencyKey(),
    reset_id: reset.id,
    circuit_id: circuit.id,
    name,
    grade: brush.grade,
    style: brush.styles.join(","),
    ...locate(state, point),
  };
  if (!(await storage.save(draft))) return;
  state.onPlaced(draft.id);
  state.announce(describePlaced(draft, drafts.length + 1));
}

async function moveDraft(state: PlaceState, draft: DraftRoute, point: Point) {
  const moved = { ...draft, ...locate(state, point) };
  if (await state.storage.save(moved)) state.announce(describeMoved(moved));
}

async function removeDraft({ storage, select, announce }: PlaceState, draft: DraftRoute) {
  if (!(await storage.remove(draft))) return;
  select(undefined);
  announce(`${draft.name} removed`);
}

const describeMoved = ({ name, location }: DraftRoute): string =>
  location === "" ? `${name} moved outside all areas` : `${name} moved, ${location}`;

const describePlaced = ({ name, location }: DraftRoute, count: number): string =>
  location === ""
    ? `${name} placed outside all areas, ${count} new`
    : `${name} placed, ${location}, ${count} new`;
