import { useId, useMemo } from "react";

import type { Circuit, Gym, Stats } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";
import { Card, HoldGlyph } from "@topout/shared/ui";

import { BarChart } from "./bar-chart.tsx";
import { countByCircuit, countByMonth } from "./months.ts";
import { SendsTable } from "./sends-table.tsx";

interface MonthlySendsProps {
  /** The sends in all gyms. The chart shows those in `gym`. */
  counts: Stats["months"];
  gym: Gym;
  circuits: readonly Circuit[];
  /** `YYYY-MM` in the time zone of the gym. */
  currentMonth: string;
}

/** The sends in a gym in the last twelve months, by circuit. */
export function MonthlySends(props: MonthlySendsProps) {
  const titleId = useId();
  const { gym } = props;
  const { months, circuitCounts, hasOtherGyms } = useMonths(props);

  return (
    <Figure as="figure" aria-labelledby={titleId}>
      <Header>
        <h2 id={titleId}>Monthly sends</h2>
        <span>{hasOtherGyms ? `last 12 months in ${gym.name}` : "last 12 months"}</span>
      </Header>
      {circuitCounts.length === 0 ? (
        <p>No sends in the last 12 months.</p>
      ) : (
        <>
          <BarChart months={months} />
          <Legend>
            {circuitCounts.map(({ circuitId, skin, initial, name }) => (
              <span key={circuitId}>
                <HoldGlyph skin={skin} initial={initial} size={16} />
                <span>{name}</span>
              </span>
            ))}
          </Legend>
          <SendsTable
            caption={`Monthly sends in ${gym.name} by circuit`}
            months={months}
            circuits={circuitCounts}
          />
        </>
      )}
    </Figure>
  );
}

function useMonths({ counts, circuits, currentMonth }: MonthlySendsProps) {
  return useMemo(() => {
    const months = countByMonth(counts, circuits, currentMonth);
    return {
      months,
      circuitCounts: countByCircuit(months, circuits),
      hasOtherGyms: counts.some(({ circuit_id }) => !circuits.some(({ id }) => id === circuit_id)),
    };
  }, [counts, circuits, currentMonth]);
}

const Figure = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 16px;

  > p {
    color: ${color["text-2"]};
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: baseline;
  justify-content: space-between;

  > h2 {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
  }

  > span {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  color: ${color["text-2"]};
  font: ${typography.small};

  > span {
    display: flex;
    gap: 6px;
    align-items: center;
  }
`;
