import { useCurrentGym, useMe } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { can, canOpen } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { styled, useTypedSearchParams } from "@topout/shared/platform";
import {
  Building2,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  Plus,
} from "@topout/shared/ui";

import { EditLayout } from "./edit-layout.tsx";
import { GymPicker } from "./gym-picker.tsx";
import { GymView } from "./gym-view.tsx";
import { GymsSkeleton } from "./gyms-skeleton.tsx";

const canEditGym = (user: User | undefined, gymId: string) => can(user, "editGym", gymId);

/** /gyms */
function GymsScreen() {
  const { gym, data: gyms, isLimited } = useCurrentGym(canEditGym);
  const { user } = useMe();
  const [{ edit }, setParams] = useTypedSearchParams<"edit">();

  if (gym && (edit === "lines" || edit === "areas")) {
    return (
      <EditLayout
        key={`${gym.id} ${edit}`}
        gym={gym}
        part={edit}
        onClose={() => setParams({ edit: undefined })}
      />
    );
  }
  return (
    <>
      <PageHeader
        title="Gyms"
        actions={
          canOpen(user, "createGym") && (
            <ButtonLink to={paths.createGym} icon={<Plus size={20} />}>
              New gym
            </ButtonLink>
          )
        }
      />
      {gym && gyms ? (
        <Stack>
          <GymPicker gyms={gyms} hasSearch={!isLimited} selectedGym={gym} />
          <GymView key={gym.id} gym={gym} onEditLayout={(part) => setParams({ edit: part })} />
        </Stack>
      ) : (
        <NoGym />
      )}
    </>
  );
}

/** Shows why there is no gym: the gyms are loading or failed to load, or none exists. */
function NoGym() {
  const { data: gyms, error, isError, isFetching, refetch } = useCurrentGym(canEditGym);
  if (gyms?.length === 0) return <NoGymsCard />;
  if (!isError) return <GymsSkeleton />;
  return (
    <ErrorState
      title="The gyms couldn't load"
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

export { GymsScreen as Component };

const NoGymsCard = () => (
  <Card>
    <EmptyState
      illustration={<Building2 size={44} />}
      title="No gyms selected."
      hint="Create the first gym to draw its layout and add circuits."
      action={
        <ButtonLink to={paths.createGym} variant="primary" icon={<Plus size={20} />}>
          New gym
        </ButtonLink>
      }
    />
  </Card>
);

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
