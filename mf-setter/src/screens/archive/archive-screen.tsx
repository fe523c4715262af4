import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { ButtonLink, ChevronLeft, useMediaQuery } from "@topout/shared/ui";

import { SetterGym, useSetterGym } from "../setter-gym.tsx";
import { ArchiveSkeleton } from "./archive-skeleton.tsx";
import { ArchiveTotal } from "./archive-total.tsx";
import { CircuitLinks } from "./circuit-links.tsx";
import { GymArchive } from "./gym-archive.tsx";

/** /route_setting/archive */
function ArchiveScreen() {
  const isDesktop = useMediaQuery(media.desktop);
  const { gym: selectedGym } = useSetterGym();
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
        <div>
          <h1>Archive</h1>
          <p role="status">{selectedGym ? <ArchiveTotal gym={selectedGym} /> : " "}</p>
        </div>
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
  gap: 4px;
  align-items: center;
  padding: 8px 0 12px;

  /* Aligns the icon with the left edge. */
  > a {
    gap: 0;
    width: 44px;
    margin-left: -12px;
    padding: 0;
  }

  p {
    min-height: 18px;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
