import type { KeyboardEvent, MouseEvent } from "react";

import type { Layout } from "@topout/shared/contract";
import { findAreaAt, type Point } from "@topout/shared/domain";
import {
  findNearestDot,
  focusAfterTap,
  useGestures,
  useKeyboardNavigation,
  usePreventTouchClick,
  useWheelZoom,
} from "@topout/shared/gym-map";

import type { ResetDot } from "../../reset-map/reset-dot.tsx";
import type { ResetCamera } from "../../reset-map/reset-map.tsx";
import type { MarkGroup } from "./model/mark-group.ts";
import { findPillAt, type Pill } from "./model/place-pills.ts";

/** A tap reaches the nearest dot within this distance. Elsewhere it reaches the area. */
const TAP_RADIUS_PX = 22;

interface StripInputOptions {
  readonly map: ResetCamera;
  readonly layout: Layout;
  readonly dots: readonly ResetDot[];
  readonly areas: readonly MarkGroup[];
  readonly pills: readonly Pill[];
  /** The dot that the keyboard has selected. */
  readonly activeDot: ResetDot | undefined;
  /** Returns the id of the dot of an option. */
  readonly toDotId: (optionId: string) => string;
  readonly onActivate: (id: string) => void;
  readonly onToggleDot: (id: string) => void;
  readonly onToggleArea: (group: MarkGroup) => void;
}

/** Marks dots and areas by taps and keys. Other gestures move the map. */
export function useStripInput(options: StripInputOptions) {
  const { map, onToggleDot } = options;
  const { frame, camera } = map;
  const gestures = useGestures(camera, useTap(options));
  usePreventTouchClick(frame, camera);
  useWheelZoom(frame, camera);
  const onKeyDown = useKeys(options);

  return {
    ...gestures,
    onKeyDown,
    // Screen readers click an option without pointer events.
    onClick: ({ detail, target }: MouseEvent) => {
      if (detail > 0 || !(target instanceof Element)) return;
      const option = target.closest("[role=option]");
      if (option) onToggleDot(options.toDotId(option.id));
    },
  };
}

function useTap({ map, layout, dots, pills, ...options }: StripInputOptions) {
  const toggleArea = createAreaToggle(options);
  return (pixel: Point) => {
    focusAfterTap(map.frame.current);
    const camera = map.camera.current;
    if (!camera) return;
    const point = camera.toLayoutPoint(pixel);
    const pill = findPillAt(pills, point);
    const dot = findNearestDot(dots, point, camera.toLayoutLength(TAP_RADIUS_PX));
    if (pill) options.onToggleArea(pill.group);
    else if (dot) options.onToggleDot(dot.id);
    else toggleArea(findAreaAt(layout.areas, point)?.name);
  };
}

/** Space marks the selected dot, A its area. The other keys are those of every map. */
function useKeys({ map, dots, activeDot, onActivate, ...options }: StripInputOptions) {
  const toggleArea = createAreaToggle(options);
  const navigate = useKeyboardNavigation({
    dots,
    selectedId: activeDot?.id ?? null,
    camera: map.camera,
    onSelect: (id) => {
      const dot = dots.find((other) => other.id === id);
      if (dot) map.camera.current?.revealPoint(dot);
      onActivate(id);
    },
    onOpen: options.onToggleDot,
  });
  const keys: Readonly<Record<string, (dot: ResetDot) => void>> = {
    " ": ({ id }) => options.onToggleDot(id),
    a: ({ areaName }) => toggleArea(areaName),
  };

  return (event: KeyboardEvent) => {
    const run = keys[event.key.toLowerCase()];
    if (!activeDot || !run || event.ctrlKey || event.metaKey || event.altKey) {
      navigate(event);
      return;
    }
    event.preventDefault();
    run(activeDot);
  };
}

const createAreaToggle =
  ({ areas, onToggleArea }: Pick<StripInputOptions, "areas" | "onToggleArea">) =>
  (name: string | undefined) => {
    const group = areas.find((area) => area.name === name);
    if (group) onToggleArea(group);
  };
