import type { Circuit } from "@topout/shared/contract";

import { FilterSelect } from "./filter-select.tsx";

interface CircuitSelectProps {
  circuits: readonly Circuit[];
  /** The id of a circuit. Empty without a filter. */
  value: string;
  onChange: (circuit: string) => void;
}

/** Filters by a circuit. */
export function CircuitSelect({ circuits, value, onChange }: CircuitSelectProps) {
  return (
    <FilterSelect
      label="Circuit"
      all="All circuits"
      options={circuits.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
