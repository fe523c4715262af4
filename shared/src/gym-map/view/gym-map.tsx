import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
} from "react";

import type { Area, Layout } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useDropDrawing } from "@topout/shared/ui";

import { getHomeBox } from "../model/box.ts";
import { findNearestDot } from "../model/nearest-dot.ts";
import type { Camera } from "./camera.ts";
import { clipLayer } from "./compositing/layer-styles.ts";
import { focusAfterTap } from "./focus-after-tap.ts";
import { MapCard } from "./map-card.ts";
import { MapControls } from "./map-controls.tsx";
import type { MapDot } from "./map-dot.ts";
import { mapFocusRing } from "./map-focus-ring.ts";
import { MapDrawing } from "./map-drawing.tsx";
import { mapLayer } from "./map-layers.ts";
import { MapLegend } from "./map-legend.tsx";
import { mapStyles } from "./map-styles.ts";
import { type ViewProps, useCamera } from "./use-camera.ts";
import { useGestures } from "./use-gestures.ts";
import { useKeyboardNavigation } from "./use-keyboard-navigation.ts";
import { usePreventTouchClick } from "./use-prevent-touch-click.ts";
import { useAriaSelected } from "./use-aria-selected.ts";
import { useWheelZoom } from "./use-wheel-zoom.ts";

/** A tap selects the nearest dot within this distance, because small dots are hard to hit. */
const TAP_RADIUS_PX = 22;

export interface GymMapProps extends ViewProps {
  layout: Layout;
  dots: readonly MapDot[];
  /** The accessible name, such as "Gym map, 65 routes". */
  label: string;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Called on Enter with the selected dot. */
  onOpen: (id: string) => void;
  hasLegend?: boolean;
  /** The area that the map shows: it is outlined, and its routes have names. */
  area?: Area;
  className?: string;
}

/**
 * The floor plan of a gym with a dot per route. For keyboards and screen readers it is a listbox with one tab stop,
 * whose active option is the selected dot.
 */
export function GymMap(props: GymMapProps) {
  const { layout, dots, label, selectedId, onSelect, onOpen, hasLegend = false } = props;
  useDropDrawing();
  const toOptionId = useOptionIds();
  const homeBox = useMemo(() => getHomeBox(layout), [layout]);
  const { frame, drawing, camera, hasLabels } = useCamera(homeBox, props);
  const selectedDot = dots.find(({ id }) => id === selectedId);
  const selectedOptionId = useAriaSelected(selectedDot, toOptionId);

  const handleTap = (point: Point) => {
    focusAfterTap(frame.current);
    if (!camera.current) return;
    const maxDistance = camera.current.toLayoutLength(TAP_RADIUS_PX);
    const dot = findNearestDot(dots, camera.current.toLayoutPoint(point), maxDistance);
    if (dot) onSelect(dot.id);
  };
  const gestures = useGestures(camera, handleTap);
  usePreventTouchClick(frame, camera);
  useWheelZoom(frame, camera);
  const onKeyDown = useKeyboardNavigation({ dots, selectedId, camera, onSelect, onOpen });

  useRevealOnSelect(selectedId, dots, camera);

  // Screen readers click an option without pointer events.
  const handleClick = (event: MouseEvent) => {
    if (event.detail > 0 || !(event.target instanceof Element)) return;
    const optionId = event.target.closest("[role=option]")?.id;
    const dot = dots.find(({ id }) => toOptionId(id) === optionId);
    if (dot) onSelect(dot.id);
  };

  return (
    <MapCard className={props.className}>
      <Frame
        ref={frame}
        // Contains names of routes and areas.
        translate="no"
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={selectedOptionId}
        onKeyDown={onKeyDown}
        onClick={handleClick}
        {...gestures}
      >
        <Drawing ref={drawing}>
          <MapDrawing
            layout={layout}
            homeBox={homeBox}
            area={props.area}
            dots={dots}
            selectedDot={selectedDot}
            hasLabels={hasLabels}
            toOptionId={toOptionId}
          />
        </Drawing>
      </Frame>
      {hasLegend && <MapLegend dots={dots} />}
      <MapControls camera={camera} />
    </MapCard>
  );
}

/** Runs only when the selection changes, so that users can pan away from the dot. */
function useRevealOnSelect(
  selectedId: string | null,
  dots: readonly MapDot[],
  camera: RefObject<Camera | null>,
) {
  const revealDot = useEffectEvent((dotId: string | null) => {
    const dot = dots.find(({ id }) => id === dotId);
    if (dot) camera.current?.revealPoint(dot);
  });
  useEffect(() => revealDot(selectedId), [selectedId]);
}

/** Returns a function that converts the id of a dot to one that is unique in the document. */
function useOptionIds() {
  const prefix = useId();
  return useCallback((id: string) => `${prefix}${id}`, [prefix]);
}

/** Clips the drawing and receives all input. */
const Frame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;
  cursor: grab;
  -webkit-user-select: none;
  user-select: none;
  ${clipLayer}

  &:active {
    cursor: grabbing;
  }

  /* Covers the drawing, because the drawing sets another cursor. */
  ${media.hover} {
    &:active::before {
      content: "";
      position: absolute;
      z-index: 1;
      inset: 0;
    }
  }

  ${mapFocusRing}
`;

const Drawing = styled.div`
  ${mapLayer}
  ${mapStyles}
`;
