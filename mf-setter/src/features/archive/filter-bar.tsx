import type { ArchivePage, Circuit, Gym } from "@topout/shared/contract";
import { comparePeople, getName } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";
import { SearchField } from "@topout/shared/ui";

import { type ArchiveFilters, MAX_NAME_LENGTH } from "./archive-filter.ts";
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
      <Selects>
        <FilterSelect
          label="Time"
          all="Any time"
          options={seasons}
          value={filters.time}
          onChange={(time) => onChange({ time })}
        />
        <FilterSelect
          label="Circuit"
          all="All circuits"
          options={circuits.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.circuit}
          onChange={(circuit) => onChange({ circuit })}
        />
        <FilterSelect
          label="Area"
          all="All areas"
          options={gym.layout.areas.map(({ name }) => ({ value: name, label: name }))}
          value={filters.area}
          onChange={(area) => onChange({ area })}
        />
        <FilterSelect
          label="Setter"
          all="All setters"
          options={[...setters]
            .sort(comparePeople)
            .map((setter) => ({ value: setter.id, label: getName(setter) }))}
          value={filters.setter}
          onChange={(setter) => onChange({ setter })}
        />
      </Selects>
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

/** Scrolls sideways on a phone, to both edges of the screen. */
const Selects = styled.div`
  display: flex;
  gap: 8px;
  margin: 0 calc(-1 * ${frame.gut});
  padding: 4px ${frame.gut};
  overflow-x: auto;
  scroll-padding: ${frame.gut};
  scrollbar-width: none;

  ${media.desktop} {
    margin: 0;
    padding: 4px;
  }
`;
