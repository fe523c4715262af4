import type { Circuit } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";

import type { Send } from "../../sends/get-sends.ts";
import { type CircuitSends, countSendsByCircuit } from "../../sends/count-sends-by-circuit.ts";
import { toDayNumber, toMonthNumber } from "../../time/days.ts";

const MONTH_COUNT = 12;

export interface Month {
  /** The first day of the month. */
  readonly start: Date;
  readonly sends: readonly Send[];
  /** Only circuits with a send in this month, in display order. */
  readonly circuits: readonly CircuitSends[];
}

/** Groups sends by month for the last twelve months, oldest first, in the time zone of the device. */
export function groupByMonth(
  sends: readonly Send[],
  circuits: readonly Circuit[],
  today: number,
): Month[] {
  const byMonth = groupBy(sends, ({ time }) => toMonthNumber(toDayNumber(time)));
  const first = toMonthNumber(today) - MONTH_COUNT + 1;
  return Array.from({ length: MONTH_COUNT }, (_, index) => {
    const month = first + index;
    const monthSends = byMonth.get(month) ?? [];
    return {
      start: new Date(Math.floor(month / 12), month % 12),
      sends: monthSends,
      circuits: countSendsByCircuit(monthSends, circuits),
    };
  });
}
