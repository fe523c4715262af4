import { type ComponentProps, type ReactNode, useMemo, useState } from "react";

import type { Circuit, Gym, Reset } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, media, radius, typography } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { createResetDots } from "../../reset-map/create-reset-dots.ts";
import { StepControls } from "../../reset-map/step-controls.tsx";
import { StepLayout } from "../../reset-map/step-layout.tsx";
import { AreaChecks } from "./area-checks.tsx";
import { CircuitChips } from "./circuit-chips.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DownBoard } from "./down-board.tsx";
import { createAreaGroups, isChosen, isWhole, type MarkGroup } from "./model/mark-group.ts";
import { StripMap } from "./strip-map.tsx";
import type { Mark } from "./use-marks.ts";
import { useTakenRoutes } from "./use-taken-routes.ts";

interface StripStepProps {
  gym: Gym;
  reset: Reset;
  /** In display order. */
  circuits: readonly Circuit[];
  /** The routes on the wall. */
  routes: readonly GymRoute[];
  /** The routes that come down. */
  marks: ReadonlySet<string>;
  mark: Mark;
  /** The announced day. */
  announcement: ReactNode;
  /** The button that leads on. */
  next: ReactNode;
}

/** The first step of a reset: the setter marks the routes to strip. */
export function StripStep(props: StripStepProps) {
  const { gym, reset, circuits, routes, marks, mark, announcement, next } = props;
  const [isHintVisible, setIsHintVisible] = useState(marks.size === 0);
  const isDesktop = useMediaQuery(media.desktop);
  const taken = useTakenRoutes(reset);
  const dots = useMemo(() => createResetDots(routes, marks, taken), [routes, marks, taken]);
  const areas = useMemo(
    () => createAreaGroups(gym.layout.areas, routes, { marks, taken }),
    [gym.layout, routes, marks, taken],
  );
  const downRoutes = routes.filter(({ route }) => marks.has(route.id));

  const change = (changed: readonly GymRoute[], comesDown: boolean, subject: string) => {
    setIsHintVisible(false);
    const routeIds = changed.map(({ route }) => route.id);
    mark({ routeIds: routeIds.filter((id) => marks.has(id) !== comesDown), comesDown }, subject);
  };
  const toggleDot = (id: string) => {
    const gymRoute = routes.find(({ route }) => route.id === id);
    if (gymRoute) change([gymRoute], !marks.has(id), gymRoute.route.name);
  };
  const toggleArea = (group: MarkGroup) => change(group.routes, !isChosen(group), group.name);
  const toggleGroup = (group: MarkGroup) => change(group.routes, !isWhole(group), group.name);

  return (
    <StepLayout
      map={
        <StripView
          layout={gym.layout}
          dots={dots}
          taken={taken}
          areas={areas}
          isHintVisible={isHintVisible}
          onToggleDot={toggleDot}
          onToggleArea={toggleArea}
        />
      }
      width={380}
      footer={
        <>
          <DownCount down={marks.size} up={routes.length - downRoutes.length} />
          {next}
        </>
      }
    >
      <StepControls
        title="What comes down"
        hint="Their sends, beta and photos stay in the archive."
      >
        <CircuitChips {...{ circuits, routes, marks, taken }} onToggle={toggleGroup} />
        {announcement}
        {isDesktop && <DownBoard areas={areas} downRoutes={downRoutes} onKeep={toggleDot} />}
      </StepControls>
      <ConflictDialog resetId={reset.id} routes={routes} />
    </StepLayout>
  );
}

interface StripViewProps extends ComponentProps<typeof StripMap> {
  isHintVisible: boolean;
}

/** The map, and what overlaps it. */
const StripView = ({ isHintVisible, ...map }: StripViewProps) => (
  <>
    <StripMap {...map} />
    <AreaChecks areas={map.areas} onToggle={map.onToggleArea} />
    {isHintVisible && <Hint>Tap an area, a circuit or single dots</Hint>}
  </>
);

const DownCount = ({ down, up }: { down: number; up: number }) => (
  <Counts>
    <b role="status">{formatDown(down)}</b>
    <span>{formatUp(up)}</span>
  </Counts>
);

const formatUp = (count: number) => plural(count, { one: "1 stays up", other: `${count} stay up` });

function formatDown(count: number): string {
  if (count === 0) return "Nothing comes down yet";
  return plural(count, { one: "1 route comes down", other: `${count} routes come down` });
}

const Hint = styled.p`
  position: absolute;
  top: 12px;
  left: 50%;
  padding: 7px 12px;
  transform: translateX(-50%);
  background: ${color.text};
  border-radius: ${radius.sm};
  color: ${color.bg};
  font: ${typography.small};
  white-space: nowrap;
  pointer-events: none;

  ${media.desktop} {
    top: auto;
    bottom: 20px;
    left: 20px;
    transform: none;
  }
`;

const Counts = styled.p`
  display: grid;
  flex: 1 1 auto;
  min-width: 0;

  > b {
    font: ${typography.h2};
  }

  > span {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;
