import { type RouteSort, setPreference, styled, usePreferences } from "@topout/shared/platform";
import { ArrowDownUp, Select } from "@topout/shared/ui";

const OPTIONS: readonly { sort: RouteSort; label: string }[] = [
  { sort: "name", label: "Name" },
  { sort: "sent", label: "Sent" },
  { sort: "mostSent", label: "Most sent" },
  { sort: "location", label: "Location" },
  { sort: "style", label: "Style" },
];

/** The order is remembered on this device. */
export function SortSelect() {
  const sort = usePreferences((preferences) => preferences.sort);

  const choose = (value: string) => {
    const chosen = OPTIONS.find((option) => option.sort === value);
    if (chosen) setPreference("sort", chosen.sort);
  };

  return (
    <Choice>
      <ArrowDownUp size={17} aria-hidden="true" />
      <Select
        size="small"
        aria-label="Sort by"
        value={sort}
        onChange={(event) => choose(event.target.value)}
      >
        {OPTIONS.map((option) => (
          <option key={option.sort} value={option.sort}>
            {option.label}
          </option>
        ))}
      </Select>
    </Choice>
  );
}

const Choice = styled.div`
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
