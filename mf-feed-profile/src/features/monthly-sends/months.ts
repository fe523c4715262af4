import type { Circuit } from "@topout/shared/contract";

import type { Send } from "../../sends/sends.ts";
import { type CircuitSends, sendsByCircuit } from "../../sends/sends-by-circuit.ts";
import { dayNumber, monthNumber } from "../../time/days.ts";

const MONTHS = 12;

export interface Month {
  /** Its first day. */
  readonly start: Date;
  readonly total: number;
  /** Those with a send in it, in display order. */
  readonly circuits: readonly CircuitSends[];
}

/** The sends of this month and the eleven before it, oldest first, by the calendar where this device is. */
export function lastMonths(
  sends: readonly Send[],
  circuits: readonly Circuit[],
  today: number,
): Month[] {
  const byMonth = Map.groupBy(sends, ({ time }) => monthNumber(dayNumber(time)));
  const first = monthNumber(today) - MONTHS + 1;
  return Array.from({ length: MONTHS }, (_, place) => {
    const sent = byMonth.get(first + place) ?? [];
    return {
      start: new Date(Math.floor((first + place) / 12), (first + place) % 12),
      total: sent.length,
      circuits: sendsByCircuit(sent, circuits),
    };
  });
}
