import { useId, useMemo } from "react";

import type { Circuit, Gym } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";
import { Card, HoldGlyph } from "@topout/shared/ui";

import type { Send } from "../../sends/get-sends.ts";
import { countSendsByCircuit } from "../../sends/count-sends-by-circuit.ts";
import { BarChart } from "./bar-chart.tsx";
import { groupByMonth } from "./months.ts";
import { SendsTable } from "./sends-table.tsx";

interface MonthlySendsProps {
  /** The sends in all gyms. The chart shows those in `gym`. */
  sends: readonly Send[];
  gym: Gym;
  circuits: readonly Circuit[];
  today: number;
}

/** The sends in a gym in the last twelve months, by circuit. */
export function MonthlySends({ sends, gym, circuits, today }: MonthlySendsProps) {
  const titleId = useId();
  const { months, circuitCounts, hasOtherGyms } = useMonths({ sends, gym, circuits, today });

  return (
    <Figure as="figure" aria-labelledby={titleId}>
      <Header>
        <h2 id={titleId}>Monthly sends</h2>
        <span>last 12 months{hasOtherGyms && ` in ${gym.name}`}</span>
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
                {name}
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

function useMonths({ sends, gym, circuits, today }: MonthlySendsProps) {
  return useMemo(() => {
    const gymSends = sends.filter(({ route }) => route.gym_id === gym.id);
    const months = groupByMonth(gymSends, circuits, today);
    return {
      months,
      circuitCounts: countSendsByCircuit(
        months.flatMap((month) => month.sends),
        circuits,
      ),
      hasOtherGyms: gymSends.length < sends.length,
    };
  }, [sends, gym.id, circuits, today]);
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
