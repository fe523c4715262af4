import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { TitledSection } from "../../titled-section/titled-section.tsx";
import type { LabelCount } from "./count-labels.ts";

interface BreakdownChipsProps {
  title: string;
  counts: readonly LabelCount[];
}

export function BreakdownChips({ title, counts }: BreakdownChipsProps) {
  if (counts.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {counts.map(({ label, count }) => (
          <li key={label}>
            {label} <b>{count}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
`;
