import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { SetterGym } from "../setter-gym.tsx";
import { SetterHeader } from "../setter-header.tsx";
import { CircuitLinks } from "../setter-links/circuit-links.tsx";
import { GymLabels } from "./gym-labels.tsx";
import { LabelsSkeleton } from "./labels-skeleton.tsx";

/** /route_setting/labels */
function LabelsScreen() {
  const isDesktop = useMediaQuery(media.desktop);
  return (
    <>
      {isDesktop && <CircuitLinks />}
      <SetterHeader title="Print labels" />
      <SetterGym errorTitle="The labels couldn't load" skeleton={<LabelsSkeleton />}>
        {(gym) => <GymLabels key={gym.id} gym={gym} />}
      </SetterGym>
    </>
  );
}

export { LabelsScreen as Component };
