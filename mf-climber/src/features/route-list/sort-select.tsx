import { type RouteSort, setPreference, styled } from "@topout/shared/platform";
import { ArrowDownUp, Select } from "@topout/shared/ui";

import { useRouteSort } from "./use-route-sort.ts";

const OPTIONS: readonly { sort: RouteSort; label: string }[] = [
  { sort: "name", label: "Name" },
  { sort: "sent", label: "Sent" },
  { sort: "mostSent", label: "Most sent" },
  { sort: "location", label: "Location" },
  { sort: "style", label: "Style" },
  { sort: "grade", label: "Grade" },
];

export interface SortSelectProps {
  /** Whether the gym has a scale of grades. */
  hasScale: boolean;
}

/** Stores the sort order on this device. */
export function SortSelect({ hasScale }: SortSelectProps) {
  const sort = useRouteSort(hasScale);

  const handleChange = (value: string) => {
    const option = OPTIONS.find((candidate) => candidate.sort === value);
    if (option) setPreference("sort", option.sort);
  };

  return (
    <SelectBox>
      <ArrowDownUp size={17} aria-hidden="true" />
      <Select
        size="small"
        aria-label="Sort by"
        value={sort}
        onChange={(event) => handleChange(event.target.value)}
      >
        {OPTIONS.filter((option) => hasScale || option.sort !== "grade").map((option) => (
          <option key={option.sort} value={option.sort}>
            {option.label}
          </option>
        ))}
      </Select>
    </SelectBox>
  );
}

const SelectBox = styled.div`
  position: relative;

  > svg {
    position: absolute;
    z-index: 1;
    top: 50%;
    left: 13px;
    translate: 0 -50%;
    pointer-events: none;
  }

  && select {
    padding-left: 38px;
  }
`;
