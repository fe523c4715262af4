import type { Circuit } from "@topout/shared/contract";

import type { Send } from "../../sends/get-sends.ts";
import { type CircuitSends, countSendsByCircuit } from "../../sends/count-sends-by-circuit.ts";
import { toDayNumber, toMonthNumber } from "../../time/days.ts";

const MONTHS = 12;

export interface Month {
  /** Its first day. */
  readonly start: Date;
  readonly sends: readonly Send[];
  /** Those with a send in it, in display order, and how many each. */
  readonly circuits: readonly CircuitSends[];
}

/** The sends of this month and the eleven before it, oldest first, by the calendar where this device is. */
export function groupByMonth(
  sends: readonly Send[],
  circuits: readonly Circuit[],
  today: number,
): Month[] {
  const byMonth = Map.groupBy(sends, ({ time }) => toMonthNumber(toDayNumber(time)));
  const first = toMonthNumber(today) - MONTHS + 1;
  return Array.from({ length: MONTHS }, (_, place) => {
    const month = first + place;
    const sent = byMonth.get(month) ?? [];
    return {
      start: new Date(Math.floor(month / 12), month % 12),
      sends: sent,
      circuits: countSendsByCircuit(sent, circuits),
    };
  });
}
