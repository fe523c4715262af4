import type { CodeTarget } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { Navigate } from "@topout/shared/platform";

import { Label } from "../../features/labels/label.tsx";
import { useSelectGym } from "../../features/labels/use-select-gym.ts";
import { GymWall } from "./gym-wall.tsx";
import { WallSkeleton } from "./wall-skeleton.tsx";

/** /w/{code} */
const WallScreen = () => (
  <Label kind="wall" skeleton={<WallSkeleton />}>
    {(target, code) =>
      target.route ? (
        <Navigate replace to={paths.routeLabel(code)} />
      ) : (
        <LabelledWall key={code} target={target} />
      )
    }
  </Label>
);

export { WallScreen as Component };

/** An area that is no longer in the layout leads to the dashboard of its gym. */
function LabelledWall({ target: { gym, area } }: { target: CodeTarget }) {
  useSelectGym(gym.id);
  if (!area) return <Navigate replace to={paths.dashboard} />;
  return <GymWall gymId={gym.id} area={area} />;
}
