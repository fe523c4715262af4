import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";

import type { Box } from "../model/box.ts";
import { isHomeView, type View } from "../model/viewport.ts";
import { Camera } from "./camera.ts";

/** At this zoom and above there is room for labels under the dots. */
const MIN_LABEL_ZOOM = 2.2;

/** On the frame while the map shows the home view. */
export const HOME_ATTRIBUTE = "data-home";

export interface ViewProps {
  /** The initial view; undefined for the home view. Later changes have no effect. */
  readonly initialView?: View | undefined;
  /** Called when the map stops moving. The view is undefined for the home view. */
  readonly onViewChange?: (view: View | undefined) => void;
}

/**
 * Returns a zoom listener that reports when labels appear or disappear. The update is a transition, so it does not
 * delay gestures.
 */
function createZoomHandler(setLabelsVisible: (isVisible: boolean) => void) {
  let previous: boolean | undefined;
  return (zoom: number) => {
    const isVisible = zoom >= MIN_LABEL_ZOOM;
    if (isVisible === previous) return;
    previous = isVisible;
    startTransition(() => setLabelsVisible(isVisible));
  };
}

/** Creates the camera. Moves cause no render, except when labels appear or disappear. */
export function useCamera(homeBox: Box, { initialView, onViewChange }: ViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const [hasLabels, setHasLabels] = useState(false);

  // An attribute, because a state would render the map when it stops moving.
  const setHome = (isHome: boolean) => frame.current?.toggleAttribute(HOME_ATTRIBUTE, isHome);
  const getInitialView = useEffectEvent(() => {
    setHome(initialView === undefined);
    return initialView;
  });
  const handleViewChange = useEffectEvent((next: View) => {
    const isHome = isHomeView(homeBox, next);
    setHome(isHome);
    onViewChange?.(isHome ? undefined : next);
  });

  useEffect(() => {
    if (!frame.current || !drawing.current) return undefined;
    const newCamera = new Camera({
      frame: frame.current,
      drawing: drawing.current,
      homeBox,
      initialView: getInitialView(),
      onViewChange: (next) => handleViewChange(next),
      onZoom: createZoomHandler(setHasLabels),
    });
    camera.current = newCamera;
    const observer = new ResizeObserver(() => newCamera.resize());
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      newCamera.dispose();
    };
  }, [homeBox]);

  return { frame, drawing, camera, hasLabels };
}
