import { gymQueries, imageUrls } from "@topout/shared/api";
import { styled, useQuery } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Field, Select } from "@topout/shared/ui";

interface HomeGymFieldProps {
  /** A gym id, or null for no home gym. */
  value: string | null;
  onChange: (gym: string | null) => void;
}

export function HomeGymField({ value, onChange }: HomeGymFieldProps) {
  const { data: gyms = [], isPending } = useQuery(gymQueries.list());
  const selected = gyms.find(({ id }) => id === value);

  return (
    <Field label="Home gym">
      <Select
        name="home_gym"
        disabled={isPending}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value || null)}
        image={selected?.has_image ? <img src={imageUrls.gym(selected)} alt="" /> : <NoImage />}
      >
        <option value="">No home gym</option>
        {value !== null && !selected && <option value={value}>Your gym</option>}
        {gyms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const NoImage = styled.i`
  display: block;
  height: 100%;
  background: ${color.board};
`;
