import { memo, useId } from "react";

import type { Area } from "@topout/shared/contract";
import { toPathData } from "@topout/shared/gym-map";

const toOutline = (area: Area) => toPathData({ ...area, joined: true });

/** The areas on the floor, below the mats and walls. */
export const AreaGround = memo(function AreaGround({ areas }: { areas: readonly Area[] }) {
  return areas.map((area, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and two can be equal.
    <path key={index} className="reset-area" d={toOutline(area)} />
  ));
});

interface MarkedAreasProps {
  areas: readonly Area[];
  names: ReadonlySet<string>;
}

/** Hatches the chosen areas from top left to bottom right, above the mats. */
export const ChosenAreas = memo(function ChosenAreas({ areas, names }: MarkedAreasProps) {
  const id = useId();
  return (
    <>
      <pattern id={id} width={4} height={4} patternUnits="userSpaceOnUse">
        <path className="hatch" d="M-1 -1L5 5M-1 3L1 5M3 -1L5 1" />
      </pattern>
      {areas.map(
        (area, index) =>
          names.has(area.name) && (
            // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and two can be equal.
            <path key={index} className="chosen-area" d={toOutline(area)} fill={`url(#${id})`} />
          ),
      )}
    </>
  );
});

/** Outlines the areas that another reset takes down. */
export const TakenAreas = memo(function TakenAreas({ areas, names }: MarkedAreasProps) {
  return areas.map(
    (area, index) =>
      names.has(area.name) && (
        // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and two can be equal.
        <path key={index} className="taken-area" d={toOutline(area)} />
      ),
  );
});
