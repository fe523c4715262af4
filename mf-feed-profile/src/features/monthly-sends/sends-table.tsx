import { formatMonth } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { visuallyHidden } from "@topout/shared/ui";

import type { CircuitSends, Month } from "./months.ts";

interface SendsTableProps {
  caption: string;
  months: readonly Month[];
  /** One column per circuit. */
  circuits: readonly CircuitSends[];
}

/** The data of the chart as a visually hidden table, for screen readers. */
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
          <tr key={month.month}>
            <th scope="row">{formatMonth(month.month)}</th>
            {circuits.map(({ circuitId }) => (
              <td key={circuitId}>{getSendCount(month, circuitId)}</td>
            ))}
            <td>{month.sends}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Hidden>
);

const getSendCount = ({ circuits }: Month, id: string) =>
  circuits.find(({ circuitId }) => circuitId === id)?.sends ?? 0;

const Hidden = styled.div`
  ${visuallyHidden}
`;
