import type { ScreenRoute } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import type { ReactNode } from "react";

import { ScreenHold } from "./screen-hold.tsx";
import { scaled } from "./scale.ts";

/** More would not fit in one line. */
const MAX_HOLDS = 13;

interface HoldRowProps {
  title: ReactNode;
  routes: readonly ScreenRoute[];
}

/** An area, or several ones, with the holds of the routes. */
export function HoldRow({ title, routes }: HoldRowProps) {
  const shown = routes.length > MAX_HOLDS ? routes.slice(0, MAX_HOLDS - 1) : routes;
  const hiddenCount = routes.length - shown.length;
  return (
    <Row>
      <Title>{title}</Title>
      <Holds>
        {shown.map((route) => (
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

const Title = styled.span`
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
