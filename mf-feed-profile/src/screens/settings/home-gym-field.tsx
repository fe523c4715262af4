import { gymQueries, imageUrls } from "@topout/shared/api";
import { styled, useQuery } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Field, Select } from "@topout/shared/ui";

interface HomeGymFieldProps {
  /** A gym's id; null for none. */
  value: string | null;
  onChange: (gym: string | null) => void;
}

export function HomeGymField({ value, onChange }: HomeGymFieldProps) {
  const { data: gyms = [], isPending } = useQuery(gymQueries.list());
  const chosen = gyms.find(({ id }) => id === value);

  return (
    <Field label="Home gym">
      <Select
        name="home_gym"
        disabled={isPending}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value || null)}
        image={chosen?.has_image ? <img src={imageUrls.gym(chosen)} alt="" /> : <NoPicture />}
      >
        <option value="">No home gym</option>
        {value !== null && !chosen && <option value={value}>Your gym</option>}
        {gyms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const NoPicture = styled.i`
  display: block;
  height: 100%;
  background: ${color.board};
`;
