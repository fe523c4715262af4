import type { Circuit, Stats } from "@topout/shared/contract";
import { getLastMonths } from "@topout/shared/domain";
import { getCircuitInitials, getCircuitSkin, type Skin } from "@topout/shared/theme";

export interface CircuitSends {
  readonly circuitId: string;
  readonly skin: Skin;
  readonly initial: string | undefined;
  readonly name: string;
  readonly sends: number;
}

export interface Month {
  /** `YYYY-MM` */
  readonly month: string;
  readonly sends: number;
  /** Only circuits with a send in this month, in display order. */
  readonly circuits: readonly CircuitSends[];
}

/** Counts the sends of the last twelve months by circuit, oldest month first. Ignores circuits of other gyms. */
export function countByMonth(
  counts: Stats["months"],
  circuits: readonly Circuit[],
  currentMonth: string,
): Month[] {
  const countSends = createSendCounter(circuits);
  return getLastMonths(currentMonth).map((month) => {
    const circuitSends = countSends(counts.filter((count) => count.month === month));
    return { month, sends: sumSends(circuitSends), circuits: circuitSends };
  });
}

/** Returns the total sends of each circuit with sends in these months, in display order. */
export const countByCircuit = (
  months: readonly Month[],
  circuits: readonly Circuit[],
): CircuitSends[] =>
  createSendCounter(circuits)(
    months.flatMap((month) =>
      month.circuits.map(({ circuitId, sends }) => ({ circuit_id: circuitId, sends })),
    ),
  );

type CircuitCount = Pick<Stats["months"][number], "circuit_id" | "sends">;

function createSendCounter(circuits: readonly Circuit[]) {
  const initials = getCircuitInitials(circuits);
  return (counts: readonly CircuitCount[]): CircuitSends[] =>
    circuits
      .map((circuit) => ({
        circuitId: circuit.id,
        skin: getCircuitSkin(circuit),
        initial: initials.get(circuit.id),
        name: circuit.name,
        sends: sumSends(counts.filter(({ circuit_id }) => circuit_id === circuit.id)),
      }))
      .filter(({ sends }) => sends > 0);
}

const sumSends = (counts: readonly { readonly sends: number }[]) =>
  counts.reduce((sum, { sends }) => sum + sends, 0);
