import type { ScreenRoute } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import type { AreaRoutes } from "./create-wall-summary.ts";
import { ScreenHold } from "./screen-hold.tsx";
import { scaled } from "./scale.ts";

/** More would not fit in one line. */
const MAX_HOLDS = 13;

/** An area with the holds of its routes. */
export function HoldRow({ location, routes }: AreaRoutes) {
  const shown = routes.length > MAX_HOLDS ? routes.slice(0, MAX_HOLDS - 1) : routes;
  const hiddenCount = routes.length - shown.length;
  return (
    <Row>
      <Location translate="no">{location}</Location>
      <Holds>
        {shown.map((route: ScreenRoute) => (
          <ScreenHold key={route.id} circuit={route} size={42} />
        ))}
        {hiddenCount > 0 && <span>{`+${hiddenCount}`}</span>}
      </Holds>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${scaled(24)};
  min-height: ${scaled(50)};
`;

const Location = styled.span`
  flex: none;
  width: ${scaled(202)};
  overflow: hidden;
  color: ${color["text-2"]};
  font: 560 ${scaled(36)} / ${scaled(44)} var(--font);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Holds = styled.span`
  display: flex;
  align-items: center;
  gap: ${scaled(6)};
  color: ${color["text-2"]};
  font: 560 ${scaled(36)} / ${scaled(44)} var(--font);
`;
