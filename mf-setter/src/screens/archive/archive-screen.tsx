import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { useSetterGym } from "../../route-writes/use-setter-gym.ts";
import { SetterGym } from "../setter-gym.tsx";
import { SetterHeader } from "../setter-header.tsx";
import { CircuitLinks } from "../setter-links/circuit-links.tsx";
import { ArchiveSkeleton } from "./archive-skeleton.tsx";
import { ArchiveTotal } from "./archive-total.tsx";
import { GymArchive } from "./gym-archive.tsx";

/** /route_setting/archive */
function ArchiveScreen() {
  const isDesktop = useMediaQuery(media.desktop);
  const { gym: selectedGym } = useSetterGym();
  return (
    <>
      {isDesktop && <CircuitLinks />}
      <SetterHeader
        title="Archive"
        status={selectedGym ? <ArchiveTotal gym={selectedGym} /> : " "}
      />
      <SetterGym errorTitle="The archive couldn't load" skeleton={<ArchiveSkeleton />}>
        {(gym) => <GymArchive key={gym.id} gym={gym} />}
      </SetterGym>
    </>
  );
}

export { ArchiveScreen as Component };
