import { noteQueries } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { useInfiniteQuery } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { useSetterGym } from "../../route-writes/use-setter-gym.ts";
import { SetterGym } from "../setter-gym.tsx";
import { SetterHeader } from "../setter-header.tsx";
import { CircuitLinks } from "../setter-links/circuit-links.tsx";
import { GymNotes } from "./gym-notes.tsx";
import { NotesSkeleton } from "./notes-skeleton.tsx";

/** /route_setting/notes */
function NotesScreen() {
  const isDesktop = useMediaQuery(media.desktop);
  const { gym: selectedGym } = useSetterGym();
  return (
    <>
      {isDesktop && <CircuitLinks />}
      <SetterHeader
        title="Notes from climbers"
        status={selectedGym ? <OpenCount gym={selectedGym} /> : " "}
      />
      <SetterGym errorTitle="The notes couldn't load" skeleton={<NotesSkeleton />}>
        {(gym) => <GymNotes key={gym.id} gym={gym} />}
      </SetterGym>
    </>
  );
}

export { NotesScreen as Component };

function OpenCount({ gym }: { gym: Gym }) {
  const [page] = useInfiniteQuery(noteQueries.pages(gym.id)).data?.pages ?? [];
  if (!page) return " ";
  const { to_fix } = page.meta;
  return plural(to_fix, { one: "1 open", other: `${to_fix} open` });
}
