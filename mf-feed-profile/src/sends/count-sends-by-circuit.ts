import type { Circuit, Route } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import { circuitInitials, circuitSkin, type Skin } from "@topout/shared/theme";

export interface CircuitSends {
  readonly circuitId: string;
  readonly skin: Skin;
  readonly initial: string | undefined;
  /** Undefined while the gym's circuits are loading. */
  readonly name: string | undefined;
  readonly sends: number;
}

/** Counts the sends in one gym by circuit, in the gym's display order. */
export function countSendsByCircuit(
  sends: readonly { readonly route: Route }[],
  circuits: readonly Circuit[],
): CircuitSends[] {
  const initials = circuitInitials(circuits);
  const positions = new Map(circuits.map(({ id }, index) => [id, index]));
  const groups = groupBy(sends, ({ route }) => route.circuit_id);

  return [...groups]
    .map(([circuitId, group]) => {
      const circuit = circuits[positions.get(circuitId) ?? -1];
      const color = group[0]?.route.color ?? "";
      return {
        circuitId,
        skin: circuitSkin(circuit ?? { color }),
        initial: initials.get(circuitId),
        name: circuit?.name,
        sends: group.length,
      };
    })
    .sort((a, b) => (positions.get(a.circuitId) ?? 0) - (positions.get(b.circuitId) ?? 0));
}
