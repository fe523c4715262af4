import type { ReactNode } from "react";

import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { Board } from "./board.tsx";
import { formatShare, isChosen, type MarkGroup } from "./model/mark-group.ts";

interface DownBoardProps {
  areas: readonly MarkGroup[];
  downRoutes: readonly GymRoute[];
  onKeep: (routeId: string) => void;
}

/** Everything that comes down: first by chosen area, then the rest. */
export function DownBoard({ areas, downRoutes, onKeep }: DownBoardProps) {
  const chosenAreas = areas.filter(isChosen);
  const chosenNames = new Set(chosenAreas.map(({ name }) => name));
  const others = downRoutes.filter(({ route }) => !chosenNames.has(route.location));

  return (
    <>
      {chosenAreas.map((area) => (
        <Section key={area.name} title={area.name} count={formatShare(area)}>
          <Board
            routes={downRoutes.filter(({ route }) => route.location === area.name)}
            onKeep={onKeep}
          />
        </Section>
      ))}
      {others.length > 0 && (
        <Section title="Other areas" count={String(others.length)}>
          <Board routes={others} onKeep={onKeep} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  title: string;
  count: string;
  children: ReactNode;
}

const Section = ({ title, count, children }: SectionProps) => (
  <section>
    <Heading>
      <h3>{title}</h3>
      <span>{count}</span>
    </Heading>
    {children}
  </section>
);

const Heading = styled.div`
  display: flex;
  gap: 12px;
  align-items: baseline;
  justify-content: space-between;
  padding: 18px 0 8px;

  > h3 {
    font: ${typography.label};
  }

  > span {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
