import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";

import type { Box } from "../model/box.ts";
import { isHomeView, type View } from "../model/viewport.ts";
import { Camera } from "./camera.ts";

/** At this zoom and above there is room for labels under the dots. */
const MIN_LABEL_ZOOM = 2.2;

export interface ViewProps {
  /** The initial view; undefined for the home view. Later changes have no effect. */
  readonly view?: View | undefined;
  /** Called when the map stops moving. The view is undefined for the home view. */
  readonly onViewChange?: (view: View | undefined) => void;
}

/** Reports when labels appear or disappear. It uses a transition, which does not delay the gesture. */
function trackLabels(setLabelsVisible: (isVisible: boolean) => void) {
  let previous: boolean | undefined;
  return (zoom: number) => {
    const isVisible = zoom >= MIN_LABEL_ZOOM;
    if (isVisible === previous) return;
    previous = isVisible;
    startTransition(() => setLabelsVisible(isVisible));
  };
}

/** Creates the camera. Moves cause no render, except when labels appear or disappear. */
export function useCamera(homeBox: Box, { view, onViewChange }: ViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const [hasLabels, setHasLabels] = useState(false);

  const getInitialView = useEffectEvent(() => view);
  const handleViewChange = useEffectEvent((next: View) =>
    onViewChange?.(isHomeView(homeBox, next) ? undefined : next),
  );

  useEffect(() => {
    if (!frame.current || !drawing.current) return undefined;
    const newCamera = new Camera({
      frame: frame.current,
      drawing: drawing.current,
      homeBox,
      view: getInitialView(),
      onViewChange: (next) => handleViewChange(next),
      onZoom: trackLabels(setHasLabels),
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
