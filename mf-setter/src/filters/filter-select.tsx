import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Select } from "@topout/shared/ui";

interface Option {
  readonly value: string;
  readonly label: string;
}

interface FilterSelectProps {
  label: string;
  /** The option without a filter. */
  all: string;
  options: readonly Option[];
  /** Empty without a filter. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter in use stands first and is filled. */
export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const isListed = options.some((option) => option.value === value);

  return (
    <Box data-active={value !== "" || undefined}>
      <Select
        size="small"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {value !== "" && !isListed && <option value={value}>Other</option>}
      </Select>
    </Box>
  );
}

/* The order of the elements stays, because a moved element loses the focus. */
const Box = styled.span`
  flex: none;
  max-width: 220px;

  &[data-active] {
    order: -1;
  }

  &[data-active] select {
    border-color: ${color.accent};
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
    font-weight: 640;
  }

  &[data-active] svg {
    color: ${color["accent-text"]};
  }
`;
