import { circuitQueries } from "@topout/shared/api";
import type { Activity, Circuit } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { getCircuitInitials, getCircuitSkin, type Skin } from "@topout/shared/theme";

export interface CircuitCount {
  readonly circuitId: string;
  readonly name: string;
  readonly skin: Skin;
  readonly initial: string | undefined;
  readonly sends: number;
}

const NO_CIRCUITS: readonly Circuit[] = [];

/** The sends of an activity by circuit, in display order, with the skins of the circuits. */
export function useActivityCounts({ gym_id, tallies }: Activity): CircuitCount[] {
  const { data: circuits = NO_CIRCUITS } = useQuery(circuitQueries.listByGym(gym_id));
  const initials = getCircuitInitials(circuits);
  return tallies.map((tally) => ({
    circuitId: tally.circuit_id,
    name: tally.name,
    skin: getCircuitSkin(tally),
    initial: initials.get(tally.circuit_id),
    sends: tally.sends,
  }));
}
