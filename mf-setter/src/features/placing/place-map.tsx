import { useMemo } from "react";

import type { Circuit, Layout } from "@topout/shared/contract";
import { AreaLabels } from "@topout/shared/gym-map";
import { type DraftRoute } from "@topout/shared/platform";

import { NewDots } from "../../reset-map/new-dots.tsx";
import { SetterBadges } from "../../reset-map/setter-badges.tsx";
import { QuietResetDot, type ResetDot } from "../../reset-map/reset-dot.tsx";
import { ResetMap, useResetCamera } from "../../reset-map/reset-map.tsx";
import { createPlaceKeys } from "./create-place-keys.ts";
import { DotTag } from "./dot-tag.tsx";
import { usePlaceInput } from "./use-place-input.ts";
import type { Placing } from "./use-placing.ts";

interface PlaceMapProps {
  layout: Layout;
  /** The routes on the wall. */
  dots: readonly ResetDot[];
  circuits: readonly Circuit[];
  grades: readonly string[];
  placing: Placing;
}

const KEY_HINT =
  "Arrow keys move the crosshair, with Shift in larger steps. Enter places a route or selects the one there. Numbers choose the circuit, square brackets the grade. Control and Z removes your last route.";

/** The map on which a setter places new routes. */
export function PlaceMap({ layout, dots, circuits, grades, placing }: PlaceMapProps) {
  // The map starts at the marked routes. A link can select a dot elsewhere, so the map then starts at the whole gym.
  const map = useResetCamera(layout, placing.selected ? [] : dots);
  const { dotScale } = map;
  const { crosshair, handlers } = usePlaceInput({
    map,
    placing,
    circuits,
    onKey: createPlaceKeys({ placing, circuits, grades }),
  });
  const quietDots = useMemo(
    () => (
      <g aria-hidden="true" pointerEvents="none">
        {dots.map((dot) => (
          <QuietResetDot key={dot.id} {...dot} scale={dotScale} />
        ))}
      </g>
    ),
    [dots, dotScale],
  );
  const marked = placing.selected ?? placing.lastPlaced;

  return (
    <ResetMap
      map={map}
      layout={layout}
      keyHint={KEY_HINT}
      ground={null}
      overlay={
        <>
          <NewDots
            circuits={circuits}
            drafts={placing.drafts}
            waitingIds={placing.waitingIds}
            areNamesVisible
            scale={dotScale}
          />
          <SetterBadges dots={placing.drafts} setters={placing.otherSetters} scale={dotScale} />
        </>
      }
      selection={
        <>
          {placing.selected && <Ring {...placing.selected} scale={dotScale} />}
          {marked && <DotTag x={marked.x} y={marked.y} scale={dotScale} text={describe(marked)} />}
          {crosshair && <Crosshair {...crosshair} scale={dotScale} />}
        </>
      }
      role="application"
      aria-label={`What goes up, ${placing.drafts.length} new`}
      {...handlers}
    >
      <AreaLabels layout={layout} homeBox={map.homeBox} />
      {quietDots}
    </ResetMap>
  );
}

/** "P11 · V4–V5" */
const describe = ({ name, grade, location }: DraftRoute) =>
  location === "" ? "Outside all areas" : [name, grade].filter(Boolean).join(" · ");

interface PointProps {
  x: number;
  y: number;
  scale: number;
}

const Ring = ({ x, y, scale }: PointProps) => (
  <circle className="selection" cx={x} cy={y} r={12.5 * scale} />
);

function Crosshair({ x, y, scale }: PointProps) {
  const size = 9 * scale;
  return (
    <path className="selection" d={`M${x - size} ${y}H${x + size}M${x} ${y - size}V${y + size}`} />
  );
}
