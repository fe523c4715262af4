import { type KeyboardEvent, useState } from "react";

import type { Circuit } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";
import {
  type Camera,
  findNearestDot,
  focusAfterTap,
  nudge,
  useGestures,
  usePreventTouchClick,
  useWheelZoom,
  ZOOM_KEYS,
} from "@topout/shared/gym-map";
import type { DraftRoute } from "@topout/shared/platform";

import type { ResetCamera } from "../../reset-map/reset-map.tsx";
import { describeDraft } from "./describe-draft.ts";
import type { Placing } from "./use-placing.ts";

/** A tap selects the nearest new dot within this distance. Elsewhere it places one, or moves the selected one. */
const TAP_RADIUS_PX = 22;

const ORIGIN: Point = { x: 0, y: 0 };

interface PlaceInputOptions {
  readonly map: ResetCamera;
  readonly placing: Placing;
  readonly circuits: readonly Circuit[];
  /** The keys that do not concern the position. Returns whether it has handled the key. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Places, selects and moves new dots by taps, or with a crosshair that the arrow keys move. */
export function usePlaceInput(options: PlaceInputOptions) {
  const { map, onKey } = options;
  const { frame, camera } = map;
  const [crosshair, setCrosshair] = useState<Point>();
  const { act, announceDot } = createPointActions(options);

  const gestures = useGestures(camera, (pixel) => {
    focusAfterTap(frame.current);
    setCrosshair(undefined);
    if (camera.current) act(camera.current.toLayoutPoint(pixel));
  });
  usePreventTouchClick(frame, camera);
  useWheelZoom(frame, camera);

  const handleKey = (event: KeyboardEvent): boolean => {
    const target = nudge(crosshair ?? camera.current?.centre ?? ORIGIN, event);
    if (target) {
      setCrosshair(target);
      camera.current?.revealPoint(target);
      announceDot(target);
    } else if (event.key === "Enter" && crosshair) act(crosshair);
    else return zoomByKey(camera.current, event.key);
    return true;
  };

  return {
    crosshair,
    handlers: {
      ...gestures,
      onKeyDown: (event: KeyboardEvent) => {
        if (onKey(event) || (!hasModifier(event) && handleKey(event))) event.preventDefault();
      },
    },
  };
}

/** What happens at a point of the map. */
function createPointActions({ map: { camera }, placing, circuits }: PlaceInputOptions) {
  const { drafts, selected, announce } = placing;
  const findDot = (point: Point) =>
    findNearestDot(drafts, point, camera.current?.toLayoutLength(TAP_RADIUS_PX) ?? 0);
  const toggle = ({ id, name }: DraftRoute) => {
    const isSelected = id === selected?.id;
    placing.select(isSelected ? undefined : id);
    announce(isSelected ? "" : `${name} selected`);
  };

  return {
    act: (point: Point) => {
      const dot = findDot(point);
      if (dot) toggle(dot);
      else if (selected) placing.move(selected, point);
      else placing.place(point);
    },
    /** Says which new route is there. */
    announceDot: (point: Point) => {
      const dot = findDot(point);
      announce(dot ? describeDraft(dot, { circuits, ...placing }) : "");
    },
  };
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** Returns whether the key zooms. */
function zoomByKey(camera: Camera | null, key: string): boolean {
  const direction = ZOOM_KEYS[key];
  if (direction) camera?.zoomByStep(direction);
  return direction !== undefined;
}
