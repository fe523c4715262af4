import type { ReactNode } from "react";

import { useCurrentGym } from "@topout/shared/api";
import type { Gym, User } from "@topout/shared/contract";
import { can } from "@topout/shared/domain";
import { Building2, Card, EmptyState, ErrorState } from "@topout/shared/ui";

/** The selected gym, if the user may set there. Otherwise one where the user may. */
export const useSetterGym = () => useCurrentGym(canSetRoutes);

const canSetRoutes = (user: User | undefined, gymId: string) => can(user, "setRoutes", gymId);

interface SetterGymProps {
  errorTitle: string;
  skeleton: ReactNode;
  children: (gym: Gym) => ReactNode;
}

/** The current gym of a setter, or why there is none. */
export function SetterGym({ errorTitle, skeleton, children }: SetterGymProps) {
  const { gym, data: gyms, error, isError, isFetching, refetch } = useSetterGym();

  if (gym) return children(gym);
  if (gyms?.length === 0) return <NoGyms />;
  if (isError) {
    return (
      <ErrorState
        title={errorTitle}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return skeleton;
}

function NoGyms() {
  return (
    <Card>
      <EmptyState
        illustration={<Building2 size={44} />}
        title="No gyms yet"
        hint="Ask an admin to create the first one."
      />
    </Card>
  );
}
