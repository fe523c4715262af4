import { circuitQueries, setQueries, useCurrentGym } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { Building2, Card, EmptyState, VisuallyHidden } from "@topout/shared/ui";

import { CircuitBoard } from "./circuit-board.tsx";
import { Unreachable } from "./unreachable.tsx";
import { BoardSkeleton } from "./board-skeleton.tsx";

/** /route_setting */
export function Component() {
  return (
    <>
      <VisuallyHidden as="h1">Route Setting</VisuallyHidden>
      <CurrentGym />
    </>
  );
}

function CurrentGym() {
  const { gym, data: gyms, isError, isFetching, refetch } = useCurrentGym();

  if (gym) return <OfGym key={gym.id} gym={gym} />;
  if (gyms?.length === 0) return <NoGyms />;
  if (isError) return <Unreachable retrying={isFetching} onRetry={() => void refetch()} />;
  return <BoardSkeleton />;
}

function OfGym({ gym }: { gym: Gym }) {
  const circuits = useQuery({ ...circuitQueries.ofGym(gym.id), meta: { ownMessage: true } });
  const sets = useQuery({ ...setQueries.ofGym(gym.id), meta: { ownMessage: true } });

  if (circuits.data && sets.data) {
    return <CircuitBoard gym={gym} circuits={circuits.data} sets={sets.data} />;
  }
  if (circuits.isPending || sets.isPending) return <BoardSkeleton />;
  return (
    <Unreachable
      retrying={circuits.isFetching || sets.isFetching}
      onRetry={() => void Promise.all([circuits.refetch(), sets.refetch()])}
    />
  );
}

function NoGyms() {
  return (
    <Card>
      <EmptyState
        art={<Building2 size={44} />}
        title="No gyms yet"
        hint="An admin creates the first one."
      />
    </Card>
  );
}
