import type { ReactNode } from "react";

import { useMe } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { canOpen } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Building2, ButtonLink, Card, EmptyState, ErrorState, Plus } from "@topout/shared/ui";

import { useSetterGym } from "../route-writes/use-setter-gym.ts";

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
  const { user } = useMe();
  const canCreateGym = canOpen(user, "createGym");
  return (
    <Card>
      <EmptyState
        illustration={<Building2 size={44} />}
        title="No gyms yet"
        {...(!canCreateGym && { hint: "Ask an admin to create the first one." })}
        action={
          canCreateGym && (
            <ButtonLink to={paths.createGym} variant="primary" icon={<Plus size={20} />}>
              New gym
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}
