import { styled } from "@topout/shared/platform";
import { visuallyHidden } from "@topout/shared/ui";

import type { CircuitSends } from "../../sends/count-sends-by-circuit.ts";
import { formatMonthAndYear } from "./month-labels.ts";
import type { Month } from "./months.ts";

interface SendsTableProps {
  caption: string;
  months: readonly Month[];
  /** The columns. */
  circuits: readonly CircuitSends[];
}

/** The chart once more, for who reads it with a screen reader. */
export const SendsTable = ({ caption, months, circuits }: SendsTableProps) => (
  <Hidden>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {circuits.map(({ circuitId, name }) => (
            <th key={circuitId} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.start.getTime()}>
            <th scope="row">{formatMonthAndYear(month)}</th>
            {circuits.map(({ circuitId }) => (
              <td key={circuitId}>{sendsIn(month, circuitId)}</td>
            ))}
            <td>{month.sends.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Hidden>
);

const sendsIn = ({ circuits }: Month, id: string) =>
  circuits.find(({ circuitId }) => circuitId === id)?.sends ?? 0;

const Hidden = styled.div`
  ${visuallyHidden}
`;
