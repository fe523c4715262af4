import type { Gym } from "@topout/shared/contract";

import { FilterSelect } from "./filter-select.tsx";

interface AreaSelectProps {
  gym: Gym;
  /** The name of an area. Empty without a filter. */
  value: string;
  onChange: (area: string) => void;
}

/** Filters by an area of the gym. */
export function AreaSelect({ gym, value, onChange }: AreaSelectProps) {
  return (
    <FilterSelect
      label="Area"
      all="All areas"
      options={gym.layout.areas.map(({ name }) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
