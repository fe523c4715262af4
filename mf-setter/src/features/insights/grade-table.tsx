import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, type Skin, typography } from "@topout/shared/theme";
import { VisuallyHidden } from "@topout/shared/ui";

import { formatRate, formatTries } from "./format-figures.ts";
import type { PyramidScale } from "./get-pyramid-scale.ts";
import { describeGrade, formatChange, type GradeRow } from "./grade-change.ts";
import { PyramidBar } from "./pyramid-bar.tsx";

/** Which columns a phone shows. */
export type GradeView = "plan" | "flash" | "tries";

interface GradeTableProps {
  /** The hardest grade first. */
  rows: readonly GradeRow[];
  /** By the rank of the grade. */
  holds: ReadonlyMap<number, readonly Skin[]>;
  scale: PyramidScale;
  /** The day of the planned reset, null without an announced day. Undefined without a reset. */
  day: string | null | undefined;
  view: GradeView | "all";
}

export function GradeTable({ rows, holds, scale, day, view }: GradeTableProps) {
  const shows = (column: GradeView) => view === "all" || view === column;
  return (
    <Scroller>
      <Table style={{ "--columns": scale.columns }}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Grade</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Routes and target</VisuallyHidden>
            </th>
            {shows("plan") && <th scope="col">Now</th>}
            {shows("plan") && day !== undefined && (
              <th scope="col">{day === null ? "After the reset" : `After ${day}`}</th>
            )}
            {shows("flash") && <th scope="col">Flash</th>}
            {shows("tries") && <th scope="col">Tries</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.grade}>
              <th scope="row" translate="no">
                {row.grade}
              </th>
              <Board>
                <PyramidBar
                  row={row}
                  skins={holds.get(row.rank) ?? []}
                  scale={scale}
                  label={describeGrade(row, day ?? null)}
                />
              </Board>
              {shows("plan") && <PlanCells row={row} />}
              {shows("flash") && (
                <Figure isTooFew={row.flash_rate === null}>{formatRate(row.flash_rate)}</Figure>
              )}
              {shows("tries") && (
                <Figure isTooFew={row.tries_per_send === null}>
                  {formatTries(row.tries_per_send)}
                </Figure>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

function PlanCells({ row: { routes, target, after } }: { row: GradeRow }) {
  return (
    <>
      <td>
        <b>{routes}</b>
        {target !== null && <Quiet>{` of ${target}`}</Quiet>}
      </td>
      {after !== undefined && (
        <td>
          <b>{after}</b> <Quiet>{formatChange(routes, after)}</Quiet>
        </td>
      )}
    </>
  );
}

const Figure = ({ isTooFew, children }: { isTooFew: boolean; children: ReactNode }) => (
  <td>{isTooFew ? <Quiet>{children}</Quiet> : children}</td>
);

const Quiet = styled.span`
  color: ${color["text-3"]};
`;

/** Very large text does not fit a phone. */
const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  /* The other columns need 212 px of the narrowest phones. */
  --board-width: clamp(90px, calc(100vw - 212px), 192px);
  --unit: calc((var(--board-width) - 6px) / var(--columns));

  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 0;
    text-align: left;
  }

  thead th {
    padding: 0 0 4px 8px;
    color: ${color["text-3"]};
    font: ${typography.micro};
    white-space: nowrap;
  }

  tbody th {
    width: 36px;
    padding: 0 2px 0 14px;
    font: ${typography.label};
    overflow-wrap: break-word;
  }

  td {
    padding-left: 8px;
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  b {
    font-weight: 700;
  }

  tr > :last-child {
    padding-right: 8px;
  }

  ${media.desktop} {
    --board-width: 257.5px;
    --unit: calc((var(--board-width) - 16px) / var(--columns));

    thead th,
    td {
      padding-left: 14px;
    }

    tbody th {
      width: 52px;
      padding-left: 16px;
    }

    tr > :last-child {
      padding-right: 16px;
    }
  }
`;

/** The wall behind the holds. The rows share one board. */
const Board = styled.td`
  && {
    width: var(--board-width);
    min-width: var(--board-width);
    padding: 0;
    background: radial-gradient(circle at center, ${color["board-dot"]} 1.1px, transparent 1.6px) 0
      0/16.5px 16.5px ${color.board};
  }

  tr:first-child > & {
    border-radius: 14px 14px 0 0;
  }

  tr:last-child > & {
    border-radius: 0 0 14px 14px;
  }
`;
