import { paths } from "@topout/shared/paths";
import { Navigate } from "@topout/shared/platform";

import { Label } from "../../features/labels/label.tsx";
import { WallSkeleton } from "../wall/wall-skeleton.tsx";
import { OpenRoute } from "./open-route.tsx";

/** /r/{code} */
const RouteLabelScreen = () => (
  <Label kind="route" skeleton={<WallSkeleton />}>
    {(target, code) =>
      target.route ? (
        <OpenRoute key={code} target={target} route={target.route} />
      ) : (
        <Navigate replace to={paths.wall(code)} />
      )
    }
  </Label>
);

export { RouteLabelScreen as Component };
