import { useId, useState } from "react";

import type { Circuit, Gym } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";
import { IconButton, SlidersHorizontal, useMediaQuery } from "@topout/shared/ui";

import { AreaSelect } from "../../filters/area-select.tsx";
import { CircuitSelect } from "../../filters/circuit-select.tsx";
import { FilterRow } from "../../filters/filter-row.ts";
import { FilterSelect } from "../../filters/filter-select.tsx";
import { DEFAULT_DAYS, type InsightsFilters, OTHER_PERIODS } from "./insights-filter.ts";

interface InsightsFilterBarProps {
  gym: Gym;
  circuits: readonly Circuit[];
  filters: InsightsFilters;
  onChange: (changes: Partial<InsightsFilters>) => void;
}

/** The area, the circuit and the time of the figures. On a phone, a button shows them. */
export function InsightsFilterBar({ gym, circuits, filters, onChange }: InsightsFilterBarProps) {
  const isDesktop = useMediaQuery(media.desktop);
  const hasFilter = Object.values(filters).some(Boolean);
  const [isOpen, setIsOpen] = useState(hasFilter);
  const selectsId = useId();
  const isShown = isDesktop || isOpen;

  return (
    <>
      {!isDesktop && (
        <Toggle
          label="Filters"
          variant="solid"
          aria-expanded={isOpen}
          aria-controls={isOpen ? selectsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal size={20} />
        </Toggle>
      )}
      {isShown && (
        <Selects id={selectsId}>
          <AreaSelect gym={gym} value={filters.area} onChange={(area) => onChange({ area })} />
          <CircuitSelect
            circuits={circuits}
            value={filters.circuit}
            onChange={(circuit) => onChange({ circuit })}
          />
          <FilterSelect
            label="Time"
            all={formatPeriod(DEFAULT_DAYS)}
            options={OTHER_PERIODS.map((days) => ({
              value: String(days),
              label: formatPeriod(days),
            }))}
            value={filters.days}
            onChange={(days) => onChange({ days })}
          />
        </Selects>
      )}
    </>
  );
}

const formatPeriod = (days: number) => `Last ${days} days`;

const Toggle = styled(IconButton)`
  margin-left: auto;
`;

/** Below the title on a phone. */
const Selects = styled(FilterRow)`
  flex: 0 0 calc(100% + 2 * ${frame.gut});
  margin-top: 4px;

  ${media.desktop} {
    flex: none;
    margin: 0 -4px 0 auto;
  }
`;
