import type { ArchivePage, Circuit, Gym } from "@topout/shared/contract";
import { comparePeople, getName } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { SearchField } from "@topout/shared/ui";

import { type ArchiveFilters, MAX_NAME_LENGTH } from "./archive-filter.ts";
import { AreaSelect } from "../../filters/area-select.tsx";
import { CircuitSelect } from "../../filters/circuit-select.tsx";
import { FilterRow } from "../../filters/filter-row.ts";
import { FilterSelect } from "../../filters/filter-select.tsx";
import type { Season } from "./seasons.ts";

interface FilterBarProps {
  gym: Gym;
  circuits: readonly Circuit[];
  setters: ArchivePage["meta"]["setters"];
  seasons: readonly Season[];
  filters: ArchiveFilters;
  onChange: (changes: Partial<ArchiveFilters>) => void;
}

/** Search by name, and filters by time, circuit, area and setter. */
export function FilterBar({ gym, circuits, setters, seasons, filters, onChange }: FilterBarProps) {
  return (
    <Row>
      <SearchField
        label="Search the archive"
        placeholder="Search by name"
        maxLength={MAX_NAME_LENGTH}
        value={filters.q}
        onSearch={(q) => onChange({ q })}
      />
      <FilterRow>
        <FilterSelect
          label="Time"
          all="Any time"
          options={seasons}
          value={filters.time}
          onChange={(time) => onChange({ time })}
        />
        <CircuitSelect
          circuits={circuits}
          value={filters.circuit}
          onChange={(circuit) => onChange({ circuit })}
        />
        <AreaSelect gym={gym} value={filters.area} onChange={(area) => onChange({ area })} />
        <FilterSelect
          label="Setter"
          all="All setters"
          options={[...setters]
            .sort(comparePeople)
            .map((setter) => ({ value: setter.id, label: getName(setter) }))}
          value={filters.setter}
          onChange={(setter) => onChange({ setter })}
        />
      </FilterRow>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;

  ${media.desktop} {
    grid-template-columns: minmax(240px, 1fr) minmax(0, auto);
    align-items: center;
  }
`;
