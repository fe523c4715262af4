import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { ButtonLink, ChevronLeft, useMediaQuery } from "@topout/shared/ui";

import { SetterGym } from "../setter-gym.tsx";
import { ArchiveSkeleton } from "./archive-skeleton.tsx";
import { CircuitLinks } from "./circuit-links.tsx";
import { GymArchive } from "./gym-archive.tsx";

/** /route_setting/archive */
function ArchiveScreen() {
  const isDesktop = useMediaQuery(media.desktop);
  return (
    <>
      {isDesktop && <CircuitLinks />}
      <Header>
        {!isDesktop && (
          <ButtonLink
            variant="ghost"
            to={paths.routeSetting}
            icon={<ChevronLeft size={22} />}
            aria-label="Back to the routes"
          />
        )}
        <h1>Archive</h1>
      </Header>
      <SetterGym errorTitle="The archive couldn't load" skeleton={<ArchiveSkeleton />}>
        {(gym) => <GymArchive key={gym.id} gym={gym} />}
      </SetterGym>
    </>
  );
}

export { ArchiveScreen as Component };

const Header = styled.header`
  display: flex;
  align-items: center;
  padding: 8px 0 2px;

  /* Aligns the icon with the left edge. */
  > a {
    margin-left: -12px;
  }
`;
