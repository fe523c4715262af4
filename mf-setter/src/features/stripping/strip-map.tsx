import { useId, useMemo, useState } from "react";

import type { Layout } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";

import { type ResetDot, ResetDotOption } from "../../reset-map/reset-dot.tsx";
import { ResetMap, useResetCamera } from "../../reset-map/reset-map.tsx";
import { AreaGround, ChosenAreas } from "./area-ground.tsx";
import { AreaPills } from "./area-pills.tsx";
import { isChosen, type MarkGroup } from "./model/mark-group.ts";
import { placePills } from "./model/place-pills.ts";
import { useStripInput } from "./use-strip-input.ts";

interface StripMapProps {
  layout: Layout;
  dots: readonly ResetDot[];
  areas: readonly MarkGroup[];
  onToggleDot: (id: string) => void;
  onToggleArea: (group: MarkGroup) => void;
}

/** The map on which a setter marks the routes to strip: single dots or whole areas. */
export function StripMap({ layout, dots, areas, onToggleDot, onToggleArea }: StripMapProps) {
  const prefix = useId();
  const map = useResetCamera(layout);
  const { homeBox } = map;
  const [activeId, onActivate] = useState<string | null>(null);
  const activeDot = dots.find(({ id }) => id === activeId);
  const pills = useMemo(() => placePills(layout, homeBox, areas), [layout, homeBox, areas]);
  const chosenNames = useMemo(
    () => new Set(areas.filter(isChosen).map(({ name }) => name)),
    [areas],
  );

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
      ground={<AreaGround areas={layout.areas} />}
      overlay={
        <>
          <AreaPills pills={pills} />
          {activeDot && <circle className="selection" cx={activeDot.x} cy={activeDot.y} r={11} />}
        </>
      }
      role="listbox"
      aria-multiselectable="true"
      aria-label={formatMapLabel(dots.length)}
      aria-activedescendant={activeDot && `${prefix}${activeDot.id}`}
      {...handlers}
    >
      <g aria-hidden="true">
        <ChosenAreas areas={layout.areas} names={chosenNames} />
      </g>
      {dots.map((dot) => (
        <ResetDotOption key={dot.id} {...dot} id={`${prefix}${dot.id}`} />
      ))}
    </ResetMap>
  );
}

const formatMapLabel = (count: number) =>
  plural(count, { one: "What comes down, 1 route", other: `What comes down, ${count} routes` });
