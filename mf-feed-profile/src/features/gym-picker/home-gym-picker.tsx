import { gymQueries } from "@topout/shared/api";
import { MAX_LISTED_GYMS } from "@topout/shared/gym-search";
import { styled, useQuery } from "@topout/shared/platform";
import { ErrorState, Skeleton, SkeletonScreen } from "@topout/shared/ui";

import { GymRadios } from "./gym-radios.tsx";
import { HomeGymSearch } from "./home-gym-search.tsx";

interface HomeGymPickerProps {
  /** A gym id, or null if no gym is selected. */
  value: string | null;
  onChange: (gymId: string | null) => void;
}

/** Optional: users can submit the form without a home gym, for example if the gyms failed to load. */
export function HomeGymPicker({ value, onChange }: HomeGymPickerProps) {
  const gyms = useQuery(gymQueries.first());

  if (gyms.data?.length === 0) return null;
  if (gyms.data && gyms.data.length > MAX_LISTED_GYMS) {
    return <HomeGymSearch value={value} onChange={onChange} />;
  }
  if (gyms.data) {
    return <GymRadios legend="Home gym" gyms={gyms.data} value={value} onChange={onChange} />;
  }
  if (gyms.isPending) return <GymsSkeleton />;
  return (
    <ErrorState
      title="The gyms couldn't load"
      error={gyms.error}
      variant="secondary"
      isRetrying={gyms.isFetching}
      onRetry={() => void gyms.refetch()}
    />
  );
}

const GymsSkeleton = () => (
  <SkeletonScreen label="Loading gyms…">
    <Skeleton style={{ width: 80, height: 18, marginBottom: 10 }} />
    <Row>
      <Skeleton style={{ height: 148, borderRadius: 18 }} />
      <Skeleton style={{ height: 148, borderRadius: 18 }} />
    </Row>
  </SkeletonScreen>
);

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
`;
