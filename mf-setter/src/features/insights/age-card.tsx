import { useId } from "react";

import type { Gym, Insights } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Card, VisuallyHidden } from "@topout/shared/ui";

import { AgeMap } from "./age-map.tsx";
import { AGE_PATTERNS, AgePatterns, agePatternStyles, getAgeFill } from "./age-patterns.tsx";
import { CardHeader } from "./card-header.ts";
import { formatWeeks } from "./format-figures.ts";
import { Legend } from "./pyramid-legend.tsx";

interface AgeCardProps {
  gym: Gym;
  areas: Insights["areas"];
}

/** How long ago each area was reset: a map, and a table for screen readers. */
export function AgeCard({ gym, areas }: AgeCardProps) {
  const titleId = useId();
  return (
    <Section as="section" aria-labelledby={titleId}>
      <CardHeader>
        <h2 id={titleId}>Weeks since the last reset</h2>
      </CardHeader>
      <AgeMap gym={gym} areas={areas} />
      <AgeLegend />
      <VisuallyHidden as="div">
        <table>
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">Since the last reset</th>
              <th scope="col">Routes</th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ name, reset_weeks, routes }) => (
              <tr key={name}>
                <th scope="row" translate="no">
                  {name}
                </th>
                <td>{reset_weeks === null ? "–" : formatWeeks(reset_weeks)}</td>
                <td>{routes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Section>
  );
}

/** The numbers of weeks of each pattern. */
function AgeLegend() {
  const drawingId = useId();
  return (
    <Legend aria-label="Legend">
      {AGE_PATTERNS.map(({ level, label }) => {
        const swatchId = `${drawingId}-${level}`;
        return (
          <li key={level}>
            <Swatch aria-hidden="true" viewBox="0 0 26 20" width="26" height="20">
              <AgePatterns drawingId={swatchId} />
              <rect
                className="swatch"
                x="0.7"
                y="0.7"
                width="24.6"
                height="18.6"
                rx="5"
                fill={getAgeFill(swatchId, level)}
              />
            </Swatch>
            {label}
          </li>
        );
      })}
    </Legend>
  );
}

const Section = styled(Card)`
  position: relative;
  overflow: hidden;
`;

const Swatch = styled.svg`
  flex: none;
  ${agePatternStyles}

  .swatch {
    stroke: ${color["line-strong"]};
  }
`;
