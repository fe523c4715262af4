import { gymQueries, imageUrls } from "@topout/shared/api";
import type { GymSummary } from "@topout/shared/contract";
import { MAX_LISTED_GYMS } from "@topout/shared/gym-search";
import { styled, useQuery } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Field, LoadWarning, Select } from "@topout/shared/ui";

import { HomeGymSearch } from "../../features/gym-picker/home-gym-search.tsx";

interface HomeGymFieldProps {
  /** A gym id, or null for no home gym. */
  value: string | null;
  onChange: (gymId: string | null) => void;
}

export function HomeGymField(props: HomeGymFieldProps) {
  const gyms = useQuery(gymQueries.first());

  if (gyms.data && gyms.data.length > MAX_LISTED_GYMS) return <HomeGymSearch {...props} />;
  return gyms.isFetched && !gyms.data ? (
    <LoadWarning queries={{ "Couldn't load the gyms.": gyms }} />
  ) : (
    <GymSelect {...props} gyms={gyms.data ?? []} isLoading={!gyms.data} />
  );
}

interface GymSelectProps extends HomeGymFieldProps {
  gyms: readonly GymSummary[];
  isLoading: boolean;
}

function GymSelect({ value, onChange, gyms, isLoading }: GymSelectProps) {
  const selectedGym = gyms.find(({ id }) => id === value);

  return (
    <Field label="Home gym">
      <Select
        name="home_gym"
        disabled={isLoading}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value || null)}
        image={
          selectedGym?.has_image ? <img src={imageUrls.gym(selectedGym)} alt="" /> : <NoImage />
        }
      >
        <option value="">No home gym</option>
        {value !== null && !selectedGym && <option value={value}>Your gym</option>}
        {gyms.map(({ id, name }) => (
          <option key={id} value={id} translate="no">
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
