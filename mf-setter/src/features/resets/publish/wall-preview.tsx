import { useMemo, useState } from "react";

import type { Circuit, Layout } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { AreaLabels, type GymRoute, useGestures, useWheelZoom } from "@topout/shared/gym-map";
import type { DraftRoute } from "@topout/shared/platform";

import { createResetDots } from "../../../reset-map/create-reset-dots.ts";
import { DotLegend } from "../../../reset-map/dot-legend.tsx";
import { NewDots } from "../../../reset-map/new-dots.tsx";
import { QuietResetDot } from "../../../reset-map/reset-dot.tsx";
import { ResetMap, useResetCamera } from "../../../reset-map/reset-map.tsx";
import { type WallTime, WallTimeToggle } from "./wall-time-toggle.tsx";

interface WallPreviewProps {
  layout: Layout;
  circuits: readonly Circuit[];
  /** The routes on the wall. */
  routes: readonly GymRoute[];
  /** The routes that come down. */
  marks: ReadonlySet<string>;
  drafts: readonly DraftRoute[];
}

/** The wall today, and as it will be after the publication. */
export function WallPreview({ layout, circuits, routes, marks, drafts }: WallPreviewProps) {
  const [time, setTime] = useState<WallTime>("after");
  const map = useResetCamera(layout);
  const gestures = useGestures(map.camera, () => undefined);
  useWheelZoom(map.frame, map.camera);

  const dots = useMemo(() => createResetDots(routes, marks), [routes, marks]);
  const staying = useMemo(() => dots.filter(({ mark }) => mark === "stays"), [dots]);
  const isAfter = time === "after";
  const shown = isAfter ? staying : dots;

  return (
    <>
      <ResetMap
        map={map}
        layout={layout}
        ground={null}
        overlay={
          isAfter && (
            <NewDots
              circuits={circuits}
              drafts={drafts}
              areNamesVisible={false}
              scale={map.dotScale}
            />
          )
        }
        role="img"
        tabIndex={-1}
        aria-label={
          isAfter
            ? formatAfter(staying.length + drafts.length, drafts.length)
            : formatToday(dots.length, dots.length - staying.length)
        }
        {...gestures}
      >
        <AreaLabels layout={layout} homeBox={map.homeBox} />
        <g aria-hidden="true">
          {shown.map((dot) => (
            <QuietResetDot key={dot.id} {...dot} scale={map.dotScale} />
          ))}
        </g>
      </ResetMap>
      <WallTimeToggle time={time} onChange={setTime} />
      <DotLegend
        {...(isAfter ? { placed: drafts.length } : { down: dots.length - staying.length })}
        stays={staying.length}
      />
    </>
  );
}

const formatAfter = (count: number, newCount: number) =>
  plural(count, {
    one: `The wall after publishing: 1 route, ${newCount} new`,
    other: `The wall after publishing: ${count} routes, ${newCount} new`,
  });

const formatToday = (count: number, downCount: number) =>
  plural(count, {
    one: `The wall today: 1 route, ${downCount} to come down`,
    other: `The wall today: ${count} routes, ${downCount} to come down`,
  });
