import type { Stats } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button } from "@topout/shared/ui";
import { useState } from "react";

import { TitledSection } from "../../titled-section/titled-section.tsx";

const MAX_CHIPS = 8;

interface BreakdownChipsProps {
  title: string;
  counts: Stats["locations"];
}

export function BreakdownChips({ title, counts }: BreakdownChipsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const visibleCounts = isExpanded ? counts : counts.slice(0, MAX_CHIPS);

  if (counts.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {visibleCounts.map(({ name, sends }) => (
          <li key={name}>
            <span>{`${name} `}</span>
            <b>{sends}</b>
          </li>
        ))}
      </ul>
      {visibleCounts.length < counts.length && (
        <ShowAllButton onClick={() => setIsExpanded(true)}>Show all</ShowAllButton>
      )}
    </Section>
  );
}

/** Aligns the label with the chips. The hover background extends beyond them. */
const ShowAllButton = styled(Button).attrs({ variant: "ghost" })`
  margin-left: -13.5px;
`;

const Section = styled(TitledSection)`
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  li {
    display: flex;
    gap: 9px;
    align-items: center;
    min-height: 38px;
    padding: 0 6px 0 13px;
    border: 1px solid ${color.line};
    border-radius: 12px;
    background: ${color.surface};
    font: ${typography.label};
    font-weight: 540;
    overflow-wrap: anywhere;
  }

  b {
    display: grid;
    flex: none;
    place-items: center;
    min-width: 28px;
    height: 27px;
    padding: 0 7px;
    border-radius: 8px;
    background: ${color.hover};
    font-weight: 680;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;
