import { type MouseEvent, useCallback, useEffect, useEffectEvent, useId, useMemo } from "react";

import type { Layout } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";

import { findNearestDot } from "../model/nearest-dot.ts";
import { getHomeBox, toViewBox } from "../model/home.ts";
import { DotLabels } from "./dot-labels.tsx";
import { Dots } from "./dots.tsx";
import { BoundsRect } from "./bounds-rect.tsx";
import { Floor } from "./floor.tsx";
import { MapCard } from "./map-card.ts";
import { MapControls } from "./map-controls.tsx";
import type { MapDot } from "./map-dot.ts";
import { MapLegend } from "./map-legend.tsx";
import { mapStyles } from "./map-styles.ts";
import { SelectedDot } from "./selected-dot.tsx";
import { type RememberedView, useCamera } from "./use-camera.ts";
import { useGestures } from "./use-gestures.ts";
import { useKeyboardNavigation } from "./use-keyboard-navigation.ts";
import { usePreventTouchClick } from "./use-prevent-touch-click.ts";
import { useAriaSelected } from "./use-aria-selected.ts";
import { useWheelZoom } from "./use-wheel-zoom.ts";

/** A tap takes the nearest dot within this many pixels, so that small dots are still easy to hit. */
const REACH = 22;

export interface GymMapProps extends RememberedView {
  layout: Layout;
  dots: readonly MapDot[];
  /** What a reader calls the map: "Gym map, 65 routes". */
  label: string;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Enter on the selected dot. */
  onOpen: (id: string) => void;
  legend?: boolean;
  className?: string;
}

/**
 * The gym from above, a dot per route. For the keyboard and for readers it is a list with one tab stop,
 * whose active option is the selected dot.
 */
export function GymMap(props: GymMapProps) {
  const { layout, dots, label, selectedId, onSelect, onOpen, legend = false, className } = props;
  const prefix = useId();
  const idOf = useCallback((id: string) => `${prefix}${id}`, [prefix]);
  const home = useMemo(() => getHomeBox(layout), [layout]);
  const { frame, drawing, camera, named } = useCamera(home, props);
  const selected = dots.find(({ id }) => id === selectedId);
  const option = useAriaSelected(selected, idOf);

  const onTap = (at: Point) => {
    frame.current?.focus({ preventScroll: true });
    const view = camera.current;
    const hit = view && findNearestDot(dots, view.pointAt(at), view.lengthOf(REACH));
    if (hit) onSelect(hit.id);
  };
  const gestures = useGestures(camera, onTap);
  usePreventTouchClick(frame);
  useWheelZoom(frame, camera);
  const onKeyDown = useKeyboardNavigation({ dots, selectedId, camera, onSelect, onOpen });

  // Only when another is selected: whoever pans away afterwards is left alone.
  const bringIn = useEffectEvent((dotId: string | null) => {
    const dot = dots.find(({ id }) => id === dotId);
    if (dot) camera.current?.reveal(dot);
  });
  useEffect(() => bringIn(selectedId), [selectedId]);

  // Assistive technology clicks an option without ever touching the map.
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 || !(event.target instanceof Element)) return;
    const clicked = event.target.closest("[role=option]")?.id;
    const dot = dots.find(({ id }) => idOf(id) === clicked);
    if (dot) onSelect(dot.id);
  };

  return (
    <MapCard className={className}>
      <Frame
        ref={frame}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={option}
        onKeyDown={onKeyDown}
        onClick={onClick}
        {...gestures}
      >
        <Drawing ref={drawing}>
          <Ground />
          <svg role="presentation" viewBox={toViewBox(home)}>
            <Floor layout={layout} home={home} />
            <BoundsRect home={home} />
            <Dots dots={dots} idOf={idOf} />
          </svg>
          <svg aria-hidden="true" viewBox={toViewBox(home)}>
            <SelectedDot dot={selected} home={home} />
          </svg>
          <DotLabels dots={dots} home={home} shown={named} />
        </Drawing>
      </Frame>
      {legend && <MapLegend />}
      <MapControls camera={camera} />
    </MapCard>
  );
}

/* Fingers on the map move the map; page zoom works everywhere else. */
const Frame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;
  contain: strict;
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  /* A pressed mouse shows so over the drawing as well, which has a cursor of its own. */
  ${media.hover} {
    &:active::before {
      content: "";
      position: absolute;
      z-index: 1;
      inset: 0;
    }
  }

  /* An outline would lie under the drawing, whose mats and walls cover it once one has zoomed in. */
  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    content: "";
    position: absolute;
    z-index: 1;
    inset: 1px;
    border: 2.5px solid ${color.focus};
    border-radius: inherit;
    pointer-events: none;
  }
`;

/* The floor's T-nuts reach far beyond the canvas, and move with it. An element: a pseudo one is styled anew in each frame. */
const Ground = styled.div`
  position: absolute;
  inset: -200%;
  background: radial-gradient(circle at center, ${color.tnut} 1.1px, transparent 1.6px) center /
    18px 18px;
`;

/* A drawing that moves is a layer of its own; one that rests is not, or it would stay blurred. */
const Drawing = styled.div`
  position: absolute;
  inset: 0;

  &[data-moving] {
    will-change: transform;
  }

  &[data-moving="smoothly"] {
    transition: transform 180ms ease-out;
  }

  /* Said here too, or thousands of dots would be styled anew to inherit what a pressed frame shows. */
  cursor: grab;

  /* Each is a layer of its own: thousands of dots are not painted anew when another is selected. */
  > svg {
    position: absolute;
    z-index: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    will-change: opacity;
  }

  > svg[aria-hidden] {
    pointer-events: none;
  }

  ${mapStyles}
`;
