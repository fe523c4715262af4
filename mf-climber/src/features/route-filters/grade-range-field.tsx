import { useId, useRef } from "react";

import type { GradeRank } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button } from "@topout/shared/ui";

import { applyFilters, type Filters } from "./filters.ts";
import { formatGradeRange } from "./format-grade-range.ts";
import { formatRouteCounts } from "./format-route-counts.ts";
import { GradeColumns } from "./grade-columns.tsx";
import { GradeSliders } from "./grade-sliders.tsx";

interface GradeRangeFieldProps {
  /** The grades of the gym's scale. */
  grades: readonly string[];
  /** All routes on the wall. */
  routes: readonly GymRoute[];
  filters: Filters;
  onChange: (grades: GradeRank | null) => void;
}

/** Selects a range of grades. A column for each grade shows how many routes it has. */
export function GradeRangeField({ grades, routes, filters, onChange }: GradeRangeFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const range = filters.grades;
  const { visibleRoutes } = applyFilters(routes, { ...filters, grades: null });
  const ranks = visibleRoutes.flatMap(({ route }) => route.grade_rank ?? []);
  const visibleCount = applyFilters(routes, filters).visibleRoutes.length;

  const handleReset = () => {
    onChange(null);
    // The button disappears.
    field.current?.querySelector("input")?.focus();
  };

  return (
    <Field ref={field} role="group" aria-labelledby={id}>
      <Header>
        <span id={id}>Grade</span>
        <span>
          <b>{range ? formatGradeRange(grades, range) : "Any grade"}</b>
          {range && (
            <Button size="small" variant="ghost" onClick={handleReset}>
              Any
            </Button>
          )}
        </span>
      </Header>
      <GradeColumns grades={grades} ranks={ranks} range={range}>
        <GradeSliders
          grades={grades}
          range={range ?? { min: 0, max: grades.length - 1 }}
          onChange={onChange}
        />
      </GradeColumns>
      <Counts role="status">
        {formatRouteCounts({
          visible: visibleCount,
          total: routes.length,
          unranked: range ? visibleRoutes.length - ranks.length : 0,
        })}
      </Counts>
    </Field>
  );
}

const Field = styled.div`
  padding: 0 12px;
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  font: ${typography.label};
  font-weight: 540;

  > span:last-child {
    display: flex;
    gap: 2px;
    align-items: center;
  }

  button {
    margin-right: -8px;
  }
`;

const Counts = styled.p`
  padding: 6px 0 8px;
  color: ${color["text-3"]};
  font: ${typography.small};
`;
