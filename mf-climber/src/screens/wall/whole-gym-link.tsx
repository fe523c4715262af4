import { paths } from "@topout/shared/paths";
import { ButtonLink, MapIcon } from "@topout/shared/ui";

import { showWholeGym } from "../../gym-routes/map-place.ts";

/** Opens the dashboard with the whole map. */
export const WholeGymLink = ({ gymId }: { gymId: string }) => (
  <ButtonLink
    to={paths.dashboard}
    icon={<MapIcon size={18} aria-hidden="true" />}
    onClick={() => showWholeGym(gymId)}
  >
    Whole gym
  </ButtonLink>
);
