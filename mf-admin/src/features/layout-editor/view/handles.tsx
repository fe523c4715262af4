import type { Point } from "@topout/shared/domain";
import { memo } from "react";

import { type Draft, getActiveShape } from "../model/draft.ts";
import type { Shape } from "../model/shape.ts";
import { areListsEqual } from "./are-lists-equal.ts";

const HANDLE_RADIUS = 3.6;
/** The first point of an open shape is larger, because a click on it closes the shape. */
const FIRST_HANDLE_RADIUS = 4.8;
const HALO_RADIUS = 7.6;

interface HandlesProps {
  draft: Draft;
  /** Whether to show that a click on the selected point deletes it. */
  hasHint: boolean;
}

/** Draws the points of the active shape, and the selected points of other shapes. */
export function Handles({ draft, hasHint }: HandlesProps) {
  const shape = getActiveShape(draft);
  const others = draft.selection.filter((ref) => ref.shape !== draft.activeShape);
  return (
    <>
      {shape && <ActiveHandles draft={draft} shape={shape} />}
      {others.map((ref) => {
        const position = draft.shapes[ref.shape]?.points[ref.point];
        return (
          position && (
            <Handle key={`${ref.shape} ${ref.point}`} x={position.x} y={position.y} isSelected />
          )
        );
      })}
      {hasHint && draft.selection.length === 1 && <DeleteHint position={getSelectedPoint(draft)} />}
    </>
  );
}

const getSelectedPoint = ({ shapes, selection: [ref] }: Draft): Point | undefined =>
  ref && shapes[ref.shape]?.points[ref.point];

/** A drag re-renders only the groups with a moved point. */
const GROUP_SIZE = 50;

function ActiveHandles({ draft, shape }: { draft: Draft; shape: Shape }) {
  if (shape.isLocked) return null;
  const selectedPoints = new Set(
    draft.selection.filter((ref) => ref.shape === draft.activeShape).map(({ point }) => point),
  );
  const groupCount = Math.ceil(shape.points.length / GROUP_SIZE);
  return Array.from({ length: groupCount }, (_, group) => {
    const start = group * GROUP_SIZE;
    const points = shape.points.slice(start, start + GROUP_SIZE);
    return (
      <HandleGroup
        key={start}
        points={points}
        selection={points.map((_point, index) => selectedPoints.has(start + index))}
        hasFirst={start === 0 && !shape.joined}
      />
    );
  });
}

interface HandleGroupProps {
  points: readonly Point[];
  /** Whether each point is selected. */
  selection: readonly boolean[];
  /** Whether the group has the first point of an open shape. */
  hasFirst: boolean;
}

const HandleGroup = memo(function HandleGroup({ points, selection, hasFirst }: HandleGroupProps) {
  return points.map(({ x, y }, index) => (
    <Handle
      // oxlint-disable-next-line react/no-array-index-key -- Points have no ids, and handles have no state.
      key={index}
      x={x}
      y={y}
      isFirst={index === 0 && hasFirst}
      isSelected={selection[index] === true}
    />
  ));
}, areGroupsEqual);

function areGroupsEqual(a: HandleGroupProps, b: HandleGroupProps): boolean {
  return (
    a.hasFirst === b.hasFirst &&
    areListsEqual(a.points, b.points) &&
    areListsEqual(a.selection, b.selection)
  );
}

interface HandleProps {
  x: number;
  y: number;
  isFirst?: boolean;
  isSelected: boolean;
}

/** `memo` compares the coordinates as numbers, so a drag re-renders only the handles that move. */
const Handle = memo(function Handle({ x, y, isFirst = false, isSelected }: HandleProps) {
  const r = isFirst ? FIRST_HANDLE_RADIUS : HANDLE_RADIUS;
  return isSelected ? (
    <>
      <circle className="handle-halo" cx={x} cy={y} r={HALO_RADIUS} />
      <circle className="handle selected" cx={x} cy={y} r={r + 0.8} />
    </>
  ) : (
    <circle className="handle" cx={x} cy={y} r={r} />
  );
});

function DeleteHint({ position }: { position: Point | undefined }) {
  if (!position) return null;
  const y = position.y > 100 ? position.y - 17 : position.y + 17;
  const x = Math.min(Math.max(position.x, -72), 72);
  return (
    <g className="hint">
      <rect x={x - 32} y={y - 6.5} width={64} height={13} rx={4} />
      <text x={x} y={y}>
        Tap again to delete
      </text>
    </g>
  );
}
