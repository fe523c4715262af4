import type { CSSProperties, ReactNode } from "react";

import type { GradeRank } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

/** The height of the columns fits as many segments. With more routes, a segment stands for several. */
const MAX_SEGMENTS = 10;
/** With more grades, every second one has a label. */
const MAX_LABELS = 12;

interface GradeColumnsProps {
  grades: readonly string[];
  /** The ranks of the routes. A range counts as its easiest grade. */
  ranks: readonly GradeRank[];
  range: GradeRank | null;
  /** Between the columns and the names of the grades. */
  children: ReactNode;
}

/** A column of segments for each grade, one for each route. The sliders below say the same in words. */
export function GradeColumns({ grades, ranks, range, children }: GradeColumnsProps) {
  const counts = grades.map((_, rank) => ranks.filter(({ min }) => min === rank).length);
  const scale = Math.min(1, MAX_SEGMENTS / Math.max(...counts));
  const isInRange = (rank: number) => range !== null && range.min <= rank && rank <= range.max;
  const columns = { "--columns": grades.length } as CSSProperties;

  return (
    <div style={columns}>
      <Columns aria-hidden="true">
        {counts.map((count, rank) => (
          <Column key={grades[rank]} data-in-range={isInRange(rank)}>
            {Array.from({ length: Math.ceil(count * scale) }, (_, index) => (
              <i key={index} />
            ))}
          </Column>
        ))}
      </Columns>
      {children}
      <Labels aria-hidden="true" translate="no">
        {grades.map((grade, rank) => (
          <span key={grade} data-in-range={isInRange(rank)}>
            {(grades.length <= MAX_LABELS || rank % 2 === 0) && grade}
          </span>
        ))}
      </Labels>
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 3px;
  align-items: end;
  height: 66px;
  margin-top: 2px;
`;

const Column = styled.span`
  display: grid;
  gap: 2px;

  > i {
    height: 4.6px;
    border-radius: 2px;
    background: ${color.sunken};
    box-shadow: inset 0 0 0 1px ${color["line-strong"]};
  }

  &[data-in-range="true"] > i {
    background: ${color.accent};
    box-shadow: none;
    forced-color-adjust: none;
  }
`;

const Labels = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  margin-top: -5px;
  color: ${color["text-3"]};
  font: ${typography.micro};
  font-weight: 500;
  font-variant-numeric: tabular-nums;

  > span {
    display: flex;
    justify-content: center;
    min-width: 0;
    white-space: nowrap;
  }

  > [data-in-range="true"] {
    color: ${color.text};
    font-weight: 680;
  }
`;
