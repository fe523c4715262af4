import { Floor, getCentroid, toPathData } from "@topout/shared/gym-map";
import { type ComponentType, memo } from "react";

import { toLines } from "../model/layout.ts";
import {
  type AreaShape,
  createArea,
  createLine,
  getLineNames,
  type LineShape,
  type Shape,
} from "../model/shape.ts";
import { AreaLabel } from "./area-label.tsx";
import { areaTexts, lineTexts, type ShapeTexts } from "./shape-texts.ts";

/** The differences between the line editor and the area editor. */
export interface ShapeKind<S extends Shape> {
  readonly texts: ShapeTexts;
  readonly create: (shapes: readonly S[]) => S;
  readonly getNames: (shapes: readonly S[]) => string[];
  /** Duplicates a shape. The copy of an area has another name and colour. */
  readonly createCopy: (shape: S, shapes: readonly S[]) => S;
  /** Draws the shapes that are not active. */
  readonly InactiveShapes: ComponentType<{ shapes: readonly S[] }>;
  /** Draws the active shape below its handles. */
  readonly ActiveShape: ComponentType<{ shape: S }>;
}

const InactiveLines = memo(function InactiveLines({ shapes }: { shapes: readonly LineShape[] }) {
  return <Floor lines={toLines(shapes)} />;
});

function ActiveLine({ shape }: { shape: LineShape }) {
  return (
    <>
      <Floor lines={toLines([shape])} />
      <path className="active-outline" d={toPathData(shape)} />
    </>
  );
}

const InactiveAreas = memo(function InactiveAreas({ shapes }: { shapes: readonly AreaShape[] }) {
  return (
    <>
      {shapes.map((area, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and paths have no state.
        <AreaPath key={index} area={area} />
      ))}
      {shapes.map(
        ({ name, points }, index) =>
          points.length > 0 && (
            // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and labels have no state.
            <AreaLabel key={index} name={name} position={getCentroid(points)} />
          ),
      )}
    </>
  );
});

/** Fills only joined areas. The outline has the same colour without alpha. */
const AreaPath = ({ area }: { area: AreaShape }) => (
  <path
    className="area"
    d={toPathData(area)}
    fill={area.joined ? area.color : "none"}
    stroke={area.color.slice(0, 7)}
  />
);

const ActiveArea = ({ shape }: { shape: AreaShape }) => (
  <>
    <AreaPath area={shape} />
    <path className="active-outline" d={toPathData(shape)} />
    {shape.joined && <AreaLabel name={shape.name} position={getCentroid(shape.points)} />}
  </>
);

export const lineKind: ShapeKind<LineShape> = {
  texts: lineTexts,
  create: createLine,
  getNames: getLineNames,
  createCopy: (shape) => shape,
  InactiveShapes: InactiveLines,
  ActiveShape: ActiveLine,
};

export const areaKind: ShapeKind<AreaShape> = {
  texts: areaTexts,
  create: (areas) => createArea(areas),
  getNames: (areas) => areas.map(({ name }, index) => name.trim() || `Area ${index + 1}`),
  createCopy: (area, areas) => ({ ...createArea(areas), points: area.points, joined: area.joined }),
  InactiveShapes: InactiveAreas,
  ActiveShape: ActiveArea,
};
