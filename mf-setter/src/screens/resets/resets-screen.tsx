import { resetQueries } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { useInfiniteQuery } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { NewResetButton } from "../../features/resets/new-reset-button.tsx";
import { CircuitLinks } from "../setter-links/circuit-links.tsx";
import { useSetterGym } from "../../route-writes/use-setter-gym.ts";
import { SetterGym } from "../setter-gym.tsx";
import { SetterHeader } from "../setter-header.tsx";
import { GymResets } from "./gym-resets.tsx";
import { ResetsSkeleton } from "./resets-skeleton.tsx";

/** /route_setting/resets */
function ResetsScreen() {
  const isDesktop = useMediaQuery(media.desktop);
  const { gym } = useSetterGym();
  return (
    <>
      {isDesktop && <CircuitLinks />}
      <SetterHeader title="Resets" action={gym && <NewReset gym={gym} />} />
      <SetterGym errorTitle="The resets couldn't load" skeleton={<ResetsSkeleton />}>
        {(settersGym) => <GymResets key={settersGym.id} gym={settersGym} />}
      </SetterGym>
    </>
  );
}

export { ResetsScreen as Component };

/** An empty list has the button in its centre. */
function NewReset({ gym }: { gym: Gym }) {
  const [page] = useInfiniteQuery(resetQueries.pages(gym.id)).data?.pages ?? [];
  if (!page || page.meta.total === 0) return null;
  const hasDraft = page.data.some(({ status }) => status === "draft");
  return <NewResetButton gymId={gym.id} variant={hasDraft ? "secondary" : "primary"} />;
}
