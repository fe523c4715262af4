import { useId, useMemo, useState } from "react";

import type { Layout, UserRef } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";

import { type ResetDot, ResetDotOption } from "../../reset-map/reset-dot.tsx";
import { ResetMap, useResetCamera } from "../../reset-map/reset-map.tsx";
import { SetterBadges } from "../../reset-map/setter-badges.tsx";
import { AreaGround, ChosenAreas, TakenAreas } from "./area-ground.tsx";
import { AreaPills } from "./area-pills.tsx";
import { isChosen, isTaken, type MarkGroup } from "./model/mark-group.ts";
import { placePills } from "./model/place-pills.ts";
import { useStripInput } from "./use-strip-input.ts";

interface StripMapProps {
  layout: Layout;
  dots: readonly ResetDot[];
  /** The setters of the other resets, by the ids of the routes that these take down. */
  taken: ReadonlyMap<string, UserRef>;
  areas: readonly MarkGroup[];
  onToggleDot: (id: string) => void;
  onToggleArea: (group: MarkGroup) => void;
}

const KEY_HINT =
  "Arrow keys select a route. Space takes it down or keeps it, A does the same with its area.";

/** The map on which a setter marks the routes to strip: single dots or whole areas. */
export function StripMap(props: StripMapProps) {
  const { layout, dots, taken, areas, onToggleDot, onToggleArea } = props;
  const prefix = useId();
  const map = useResetCamera(layout);
  const { homeBox, dotScale } = map;
  const [activeId, onActivate] = useState<string | null>(null);
  const activeDot = dots.find(({ id }) => id === activeId);
  const pills = useMemo(() => placePills(layout, homeBox, areas), [layout, homeBox, areas]);
  const chosenNames = useMemo(() => toNames(areas.filter(isChosen)), [areas]);
  const takenNames = useMemo(() => toNames(areas.filter(isTaken)), [areas]);
  const takenDots = useMemo(() => dots.filter(({ mark }) => mark === "taken"), [dots]);

  const handlers = useStripInput({
    map,
    layout,
    dots,
    areas,
    pills,
    activeDot,
    onActivate,
    onToggleDot,
    onToggleArea,
    toDotId: (optionId) => optionId.slice(prefix.length),
  });

  return (
    <ResetMap
      map={map}
      layout={layout}
      keyHint={KEY_HINT}
      ground={<AreaGround areas={layout.areas} />}
      overlay={
        <>
          <SetterBadges dots={takenDots} setters={taken} scale={dotScale} />
          <AreaPills pills={pills} />
        </>
      }
      selection={
        activeDot && (
          <circle className="selection" cx={activeDot.x} cy={activeDot.y} r={11 * dotScale} />
        )
      }
      role="listbox"
      aria-multiselectable="true"
      aria-label={formatMapLabel(dots.length)}
      aria-activedescendant={activeDot && `${prefix}${activeDot.id}`}
      {...handlers}
    >
      <g aria-hidden="true">
        <ChosenAreas areas={layout.areas} names={chosenNames} />
        <TakenAreas areas={layout.areas} names={takenNames} />
      </g>
      {dots.map((dot) => (
        <ResetDotOption key={dot.id} {...dot} id={`${prefix}${dot.id}`} scale={dotScale} />
      ))}
    </ResetMap>
  );
}

const toNames = (groups: readonly MarkGroup[]): ReadonlySet<string> =>
  new Set(groups.map(({ name }) => name));

const formatMapLabel = (count: number) =>
  plural(count, { one: "What comes down, 1 route", other: `What comes down, ${count} routes` });
